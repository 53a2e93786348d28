/**
 * React keys of entries that may be equal: an entry keeps its key, and with it its focus, when it is
 * moved; from its second time on it is numbered.
 */
export function entryKeys(entries: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  return entries.map((entry) => {
    const time = (times.get(entry) ?? 0) + 1
    times.set(entry, time)
    return time === 1 ? entry : `${entry} ${time}`
  })
}
