/** Ids of an input: a form holds several as one text, an id a line. */
export const idsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split('\n').filter(Boolean) : []
