// What a game's folder `drawing/` exports, so that its boards can be drawn by hand.
import type { Component } from 'svelte';
import type { Texts } from '../texts.svelte';
import type { BoardDocument, Data, Spot } from './document.svelte';

/** What the checker says of a board: a text `board-WORD`, what is said in it, where it is, and the clause behind it. */
export interface BoardRemark {
  word: string;
  given: Record<string, string | number>;
  where: (string | number)[];
  rule: string;
  grave: boolean; // the rules forbid it; otherwise it is our advice
}

export interface EditorProps {
  game: string;
  doc: BoardDocument;
  id: string; // of the draft: pictures to trace from are kept by it
  builtIn: Data; // the board the game comes with
  remarks: BoardRemark[] | null; // null: nobody has looked yet
  texts: Texts;
}

export interface Drawing {
  Editor: Component<EditorProps>;
  /** A small picture of a board. */
  Picture: Component<{ data: Data; texts: Texts }>;
  /** A board with nothing on it yet. */
  blank: (builtIn: Data) => Data;
  /** The board under another name, if it has one in its data. */
  named: (data: Data, name: string) => Data;
  /** Whether it can be drawn here at all: what must be there before the checker is asked. */
  drawable: (data: Data) => boolean;
  /** Where on it that is which somebody used or nobody did: a kind and a word of the game's `parts`. */
  spotOf: (data: Data, kind: string, word: string) => Spot | null;
}

/** A tool of a toolbar: a text `tool-NAME`, the key that takes it up, and its picture, on 24 × 24. */
export interface Tool {
  name: string;
  key: string;
  sign: string;
}

export type { Spot };
