// Names of what can lie on the market, by the numbers the view uses.
export const COLUMNS = 6;
export const ROWS = 5;
export const STALL = 16;
export const SQUARES = [
  'buyer-1',
  'buyer-2',
  'buyer-3',
  'buyer-4',
  'buyer-5',
  'buyer-6',
  'nuisance-1',
  'nuisance-2',
  'nuisance-3',
  'nuisance-4',
  'nuisance-5',
  'nuisance-6',
  'gold',
  'fire',
  'eye',
];

export const cellName = (cell: number) => `${'abcdef'[cell % COLUMNS]}${Math.floor(cell / COLUMNS) + 1}`;
export const cellIndex = (name: string) => (Number(name[1]) - 1) * COLUMNS + 'abcdef'.indexOf(name[0]);
export const stallOf = (code: number) => ({ seat: Math.floor((code - STALL) / 4), rank: ((code - STALL) % 4) + 1 });
