// What things on a board say about themselves: `about-THING` among the texts of the game. See parts/Tips.svelte.
type Told = Record<string, string | number>;

/** The attributes of something that explains itself; what the sentence needs to know of it comes along. */
export function explains(thing: string, told: Told = {}): { 'data-about': string } {
  return { 'data-about': JSON.stringify([thing, told]) };
}

/** What an element is about. */
export function readAbout(element: Element): [string, Told] {
  return JSON.parse(element.getAttribute('data-about')!);
}
