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
  readonly items: readonly RehearsedItem[]
}

const RANK: Readonly<Record<Fault['level'], number>> = { refused: 0, later: 1, note: 2 }

/** The problems of a batch by reason: what refuses first, then the most frequent. */
export function faultGroups(all: readonly RehearsedItem[]): readonly FaultGroup[] {
  const groups = new Map<string, FaultGroup & { readonly items: RehearsedItem[] }>()
  for (const one of all)
    for (const { code, level } of one.faults) {
      const key = `${level} ${code}`
      const group = groups.get(key) ?? { code, level, items: [] }
      if (group.items.at(-1) !== one) group.items.push(one)
      groups.set(key, group)
    }
  return [...groups.values()].toSorted(
    (a, b) => RANK[a.level] - RANK[b.level] || b.items.length - a.items.length,
  )
}
