// The house over HTTP. Types come from its OpenAPI document.
import createClient from 'openapi-fetch';
import type { paths } from './house';
import type { Problem } from './types';

export const api = createClient<paths>({ baseUrl: location.origin });

function cookie(name: string): string {
  return (
    document.cookie
      .split('; ')
      .find((one) => one.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? ''
  );
}

function csrf(): string {
  return decodeURIComponent(cookie('comptoir-csrf'));
}

api.use({
  onRequest({ request }) {
    if (request.method !== 'GET') request.headers.set('x-csrf-token', csrf());
    return request;
  },
});

export class HouseProblem extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.detail);
  }
}

/** Bounds of the house that somebody may meet, and the sentences that tell them. */
const BOUNDS: Record<string, string> = {
  too_many_open: 'trouble-too-many-open',
  too_many_running: 'trouble-too-many-running',
  too_many_bot_tables: 'trouble-too-many-bot-tables',
  too_many_undos: 'trouble-too-many-undos',
  undo_refused: 'trouble-undo-refused',
  table_full: 'trouble-table-full',
  busy: 'trouble-busy',
  bad_name: 'trouble-name',
};

/** The key of the sentence for something that was not granted. */
export function troubleOf(word: string, status: number): string {
  return BOUNDS[word] ?? (status === 429 ? 'trouble-slow' : 'trouble-house');
}

/** Whether the house refused a name that nobody can have. */
export const isBadName = (error: unknown) => error instanceof HouseProblem && error.problem.error === 'bad_name';

/** The answer, or the problem as an error. */
export async function got<T>(asked: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await asked;
  if (!response.ok) {
    const problem =
      error && typeof error === 'object' && 'error' in error ? (error as Problem) : { error: 'error', detail: '' };
    throw new HouseProblem(problem, response.status);
  }
  return data as T;
}

export function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
