// What the window is like: which of the three layouts it has room for, whether it fills the screen, whether the keys are shown.
// Pages and parts ask here: the widths of layouts are written nowhere else.
export type Layout = 'desk' | 'tablet' | 'phone';

const desk = matchMedia('(min-width: 70rem), (min-width: 60rem) and (min-aspect-ratio: 6/5)');
const phone = matchMedia('(max-width: 40rem)');
const now = (): Layout => (desk.matches ? 'desk' : phone.matches ? 'phone' : 'tablet');

export const screen: { layout: Layout; keys: boolean } = $state({ layout: now(), keys: false });
for (const width of [desk, phone]) width.addEventListener?.('change', () => (screen.layout = now()));

export const canFill = !!document.documentElement.requestFullscreen;

/** The whole screen for the page, or back. A browser may refuse: then everything stays as it is. */
export function fillScreen(): void {
  if (!canFill) return;
  const asked = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  asked.catch(() => {});
}
