/** Entries of an input: a form holds a list of texts as one text, an entry a line. */
export const linesOf = (value: unknown): readonly string[] =>
  typeof value === 'string' && value !== '' ? value.split('\n') : []

export const joined = (lines: readonly string[]): string => lines.join('\n')

/** The entry moves by one place; at the edge all stays. */
export function moved(lines: readonly string[], at: number, by: -1 | 1): readonly string[] {
  const line = lines[at]
  const isInside = at + by >= 0 && at + by < lines.length
  return line === undefined || !isInside
    ? lines
    : lines.toSpliced(at, 1).toSpliced(at + by, 0, line)
}
