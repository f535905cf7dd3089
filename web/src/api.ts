// What a host is asked, by HTTP's words. Types come from the house's OpenAPI document.
import createClient from 'openapi-fetch';
import { host } from './host';
import type { paths } from './house';
import type { Problem } from './types';

export const api = createClient<paths>({ baseUrl: location.origin, fetch: (request) => host.fetch(request) });

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
