/**
 * Place after an arrow key in a grid of `count` cards, `columns` in a line; undefined for other keys.
 * A place outside of the grid is the nearest inside.
 */
export function placeAfter(
  key: string,
  at: number,
  { columns, count }: { readonly columns: number; readonly count: number },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, at + step))
}
