// What a page and its room tell each other. The room is a Web Worker: see room.ts.
export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  body: string;
}
export interface Answered {
  status: number;
  body: string;
}
/** Why nothing is kept: the browser forbids it, or has no room left. */
export type Unkept = 'forbidden' | 'full';

export type ToRoom =
  | { kind: 'open'; engine: string } // the folder with Python, as an address
  | { kind: 'warm' } // somebody will play: bring Python
  | { kind: 'ask'; id: number; asked: Asked }
  | { kind: 'follow'; table: string; after: number }
  | { kind: 'unfollow'; table: string }
  | { kind: 'take'; id: number; table: string }; // play it here, whoever else does

export type FromRoom =
  | { kind: 'answer'; id: number; answer: Answered }
  | { kind: 'told'; table: string; text: string }
  | { kind: 'closed'; table: string; code: number }
  | { kind: 'loading'; loaded: number; total: number }
  | { kind: 'ready' }
  | { kind: 'failed'; detail: string }
  | { kind: 'weaker'; weaker: boolean } // whether a grandmaster plays as a master for want of its network
  | { kind: 'unkept'; why: Unkept | null };
