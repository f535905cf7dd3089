// What a log line or a hint speaks of, by the names a board lights things by.

type FieldOf<E> = E extends unknown ? keyof E & string : never;

/** `cell:b3` for each of these fields that the event fills, and each word whose condition holds. */
export function spokenOf<E extends object>(event: E, fields: FieldOf<E>[], also: Record<string, boolean> = {}): string[] {
  const values = event as Record<string, unknown>;
  return [
    ...fields.filter((field) => values[field]).map((field) => `${field}:${values[field]}`),
    ...Object.keys(also).filter((word) => also[word]),
  ];
}
