/** An open task, as far as the load of a person goes. */
export type OpenTask = {
  readonly id: string
  readonly user_id: string | null
  readonly created_at: string
}

export type Person = { readonly id: string; readonly name: string }

export type PersonLoad = Person & {
  readonly openCount: number
  /** Whole days since the oldest open task was set; null without one. */
  readonly oldestDays: number | null
}

const DAY_MS = 86_400_000

/** People with their open tasks, sorted by number. @param now  epoch ms */
export function personLoads(
  people: readonly Person[],
  tasks: readonly OpenTask[],
  now: number,
): readonly PersonLoad[] {
  return people
    .map(({ id, name }) => {
      const own = tasks.filter((task) => task.user_id === id)
      const oldest = Math.min(...own.map((task) => Date.parse(task.created_at)))
      return {
        id,
        name,
        openCount: own.length,
        oldestDays: own.length === 0 ? null : Math.max(0, Math.floor((now - oldest) / DAY_MS)),
      }
    })
    .toSorted((a, b) => a.openCount - b.openCount || a.name.localeCompare(b.name, 'zh'))
}
