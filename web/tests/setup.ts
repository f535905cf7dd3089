// The little of a browser that the client's state asks for.
import { vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('location', new URL('http://house.test/'));
const page = { documentElement: { lang: '', dataset: {} }, cookie: 'comptoir-csrf=token' };
vi.stubGlobal('document', Object.assign(new EventTarget(), page));
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('cancelAnimationFrame', () => {});
