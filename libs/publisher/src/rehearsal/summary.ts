import type { Fault, FaultCode } from './faults.ts'
import type { RehearsedItem } from './rehearsal-types.ts'

export type RehearsalSummary = {
  /** Items that would be published, those that wait included. */
  readonly goes: number
  readonly later: number
  readonly refused: number
  /** When the last of them would go, epoch ms; null if none goes. */
  readonly lastAt: number | null
}

export function summaryOf(all: readonly RehearsedItem[]): RehearsalSummary {
  const due = all.flatMap(({ verdict, dueAt }) =>
    verdict === 'refused' || dueAt === null ? [] : [dueAt],
  )
  const count = (wanted: RehearsedItem['verdict']) =>
    all.filter(({ verdict }) => verdict === wanted).length
  const refused = count('refused')
  return {
    goes: all.length - refused,
    later: count('later'),
    refused,
    lastAt: due.length === 0 ? null : Math.max(...due),
  }
}

/** Items that meet the same problem. */
export type FaultGroup = {
  readonly code: FaultCode
  readonly level: Fault['level']
  readonly next: Fault['next']
  readonly items: readonly RehearsedItem[]
}

const RANK: Readonly<Record<Fault['level'], number>> = { refused: 0, later: 1, note: 2 }

/** The problems of a batch by reason: what refuses first, then the most frequent. */
export function faultGroups(all: readonly RehearsedItem[]): readonly FaultGroup[] {
  const groups = new Map<string, FaultGroup>()
  for (const one of all)
    for (const { code, level, next } of one.faults) {
      const key = `${level} ${code}`
      const items = groups.get(key)?.items ?? []
      if (items.at(-1) !== one) groups.set(key, { code, level, next, items: [...items, one] })
    }
  return [...groups.values()].toSorted(
    (a, b) => RANK[a.level] - RANK[b.level] || b.items.length - a.items.length,
  )
}
