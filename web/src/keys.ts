// Every key that does something, declared once: handlers ask `keyOf`, and the dialog behind "?" is made from this.
// A key is named as the browser names it, with "Ctrl+" and "Shift+" before it where they matter, and "hold " while it is held down.

export const KEYS = {
  anywhere: { 'show-keys': ['?'], 'full-screen': ['f'], close: ['Escape'] },
  table: { choices: ['/'], hint: ['h'], score: ['s'], log: ['l'] },
  board: {
    press: ['Enter', ' '],
    walk: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
    zoom: ['+', '-', '0'], // on a map
  },
  stage: {
    next: [' ', 'ArrowRight'],
    hurry: ['hold ArrowRight'],
    stroke: ['Shift+ArrowRight'],
    now: ['End', 'n'],
    again: ['b'],
    slower: [','],
    faster: ['.'],
  },
  replay: {
    play: [' '],
    'step-back': ['ArrowLeft'],
    'step-on': ['ArrowRight'],
    'to-start': ['Home'],
    'to-end': ['End'],
  },
  editor: {
    undo: ['Ctrl+z'],
    redo: ['Ctrl+y', 'Ctrl+Shift+z'],
    save: ['Ctrl+s'],
    remove: ['Delete', 'Backspace'],
    deselect: ['Escape'],
    'thing-next': ['.'],
    'thing-before': [','],
  },
  // With the sheet of a map in hand.
  map: {
    act: ['Enter'],
    nudge: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
    stride: ['Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowRight'],
    figure: ['0–9'],
    select: ['v'],
    region: ['r'],
    brush: ['b'],
    city: ['c'],
    village: ['d'],
    route: ['w'],
    two: ['t'],
  },
} as const;

export type Where = keyof typeof KEYS;

const FIELDS = 'input, textarea, select, dialog, [contenteditable]';
const CONTROLS = 'button, a[href], summary, [role=button], [role=menuitem], [role=tab]';

/** Where a key was pressed. A closed dialog keeps the focus until it is gone from the page: keys are for what it lay over. */
function pressedAt(event: KeyboardEvent): Element | null {
  const at = event.target as Element | null;
  return at?.closest?.('dialog:not([open])') ? null : at;
}

/** In a field or a dialog keys are its own. */
export const typedIn = (event: KeyboardEvent): boolean => !!pressedAt(event)?.closest?.(FIELDS);

/** What a key means there; nothing in a field or a dialog, nor a space or Enter where a control has the focus. */
export function keyOf<W extends Where>(event: KeyboardEvent, where: W): keyof (typeof KEYS)[W] | null {
  if (event.altKey || event.defaultPrevented || typedIn(event)) return null;
  if ((event.key === ' ' || event.key === 'Enter') && pressedAt(event)?.closest?.(CONTROLS)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const control = event.ctrlKey || event.metaKey;
  const said = `${control ? 'Ctrl+' : ''}${event.shiftKey && (control || event.key.length > 1) ? 'Shift+' : ''}${key}`;
  const means = (said: string) =>
    Object.entries(KEYS[where]).find(([, keys]) => (keys as readonly string[]).includes(said))?.[0] ?? null;
  return ((event.repeat && means(`hold ${said}`)) || means(said)) as keyof (typeof KEYS)[W] | null;
}
