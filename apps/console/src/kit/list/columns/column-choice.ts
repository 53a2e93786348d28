/** How a person arranged one column of a list. */
export type ColumnChoice = {
  readonly name: string
  readonly isShown: boolean
  /** px; absent for the width that the cells need. */
  readonly width?: number
  readonly pin?: 'start' | 'end'
}

const CHOICE = /^(!?)([a-z][a-z0-9_]{0,60})(?::(\d{2,3})?(?::(start|end))?)?$/

/**
 * Arranged columns as one text each: `title`, `title:240`, `title:240:start`, hidden `!title`. The
 * form of preferences and views; what cannot be read is left out.
 */
export function parseColumns(raw: unknown): readonly ColumnChoice[] {
  if (!Array.isArray(raw)) return []
  const seen = new Set<string>()
  return raw.flatMap((text) => {
    const [, mark, name, width, pin] = (typeof text === 'string' && CHOICE.exec(text)) || []
    if (name === undefined || seen.has(name)) return []
    seen.add(name)
    return [
      {
        name,
        isShown: mark === '',
        ...(width ? { width: Number(width) } : {}),
        ...(pin === 'start' || pin === 'end' ? { pin } : {}),
      },
    ]
  })
}

/**
 * Columns of a list in a person's order: chosen ones first, then those that the choice does not
 * know, such as a column that the list gained since. At least one is shown.
 *
 * @param hidden names of those that stay hidden until they are chosen
 */
export function arrangeColumns(
  names: readonly string[],
  choice: readonly ColumnChoice[],
  hidden: readonly string[] = [],
): readonly ColumnChoice[] {
  const known = choice.filter(({ name }) => names.includes(name))
  const others = names
    .filter((name) => !known.some((one) => one.name === name))
    .map((name) => ({ name, isShown: !hidden.includes(name) }))
  const arranged = [...known, ...others]
  return arranged.some(({ isShown }) => isShown)
    ? arranged
    : arranged.map((column) => ({ ...column, isShown: true }))
}
