/**
 * React keys of entries that may be equal: an entry keeps its key, and with it its focus, when it is
 * moved. The number of its time stands first, so that no entry can be another's key.
 */
export function entryKeys(entries: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  return entries.map((entry) => {
    const time = (times.get(entry) ?? 0) + 1
    times.set(entry, time)
    return `${time} ${entry}`
  })
}
