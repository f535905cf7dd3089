// What a person likes, kept on this device.
export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'light' | 'dark';

interface Settings {
  language: Language;
  theme: Theme;
  speed: number; // how fast things happen on stage, one of SPEEDS; 0: they simply are so
  announce: 'all' | 'others' | 'turn'; // what a screen reader is told
  breaks: boolean; // scenes at the breaks of a game
  sound: boolean;
  atOnce: boolean; // steps count at once, without a confirmation
  previews: boolean; // the board shows what a choice would bring
  textSize: number; // which of TEXT_SIZES
  soundOffered: boolean; // after the first finished game: once is enough
  remarks: boolean; // bots say a word now and then
}
/** How large everything written is, against what the browser says. */
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3];

/** The names of the speeds, and how long things take then: normal is 1. */
export const SPEEDS: Record<number, number> = { 900: 1.8, 450: 1, 220: 0.45, 0: 0 };
export const PACES = Object.keys(SPEEDS).map(Number);

const KEY = 'comptoir-settings';

function fromBrowser(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: fromBrowser(),
  theme: 'auto',
  speed: 450,
  announce: 'others',
  breaks: true,
  sound: false,
  atOnce: false,
  previews: true,
  textSize: 1,
  soundOffered: false,
  remarks: true,
  ...kept(),
});

export function keep(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the settings last as long as the page
  }
  applyLooks();
}

export function applyLooks(): void {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.style?.setProperty('--text', String(TEXT_SIZES[settings.textSize] ?? 1));
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** How long things take on stage; 0: at once. */
export const pace = () => SPEEDS[settings.speed] ?? 1;

/** Whether nothing shall glide. It can be followed all the same. */
export const reduced = () => still.matches;

/** Milliseconds of animation: none for those who asked their system for calm. */
export function speed(): number {
  return still.matches ? 0 : settings.speed;
}

// ---- small things remembered about tables: numbers only, never anything secret ----

export function remembered(key: string): number | null {
  try {
    const found = localStorage.getItem(`comptoir-${key}`);
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

/** Somebody else is at this device now: what was remembered was not about them. What the device itself likes stays. */
export function forgetRemembered(): void {
  try {
    const known = Object.keys(localStorage).filter((key) => key.startsWith('comptoir-') && key !== KEY);
    known.forEach((key) => localStorage.removeItem(key));
  } catch {
    // as above
  }
}

export function remember(key: string, value: number): void {
  try {
    localStorage.setItem(`comptoir-${key}`, String(value));
  } catch {
    // as above
  }
}
