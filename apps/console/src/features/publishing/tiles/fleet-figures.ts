import { eventRows, type EventRow, type ServerEvent } from '../run/event-rows.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { runProgress } from '../run/run-view.ts'
import { unresolvedCount } from '../screen/unresolved-count.ts'

/** Sums of all runs that are shown; null while the queue of one is not known. */
export type FleetFigures = {
  readonly total: number | null
  readonly done: number
  /** Failures, and results that nobody knows. */
  readonly problems: number
  readonly left: number | null
}

export function fleetFigures(snapshots: readonly RunSnapshot[]): FleetFigures {
  const isKnown = snapshots.every(({ info }) => info !== null)
  const total = sum(snapshots, (snapshot) => runProgress(snapshot).totalCount)
  const done = sum(snapshots, ({ totals }) => totals.published)
  return {
    total: isKnown ? total : null,
    done,
    problems: sum(snapshots, ({ totals, info }) => totals.failed + unresolvedCount(info)),
    left: isKnown ? total - done : null,
  }
}

const sum = (snapshots: readonly RunSnapshot[], count: (snapshot: RunSnapshot) => number): number =>
  snapshots.reduce((all, snapshot) => all + count(snapshot), 0)

/** An event and the account that it is about. */
export type FleetEvent = { readonly row: EventRow; readonly key: string; readonly name: string }

/**
 * The newest events of all runs that are shown, newest first.
 *
 * @param wallTime  an instant of a run on the machine's clock
 */
export function latestEvents(
  snapshots: readonly RunSnapshot[],
  serverEvents: readonly ServerEvent[],
  count: number,
  wallTime?: (runAt: number) => number,
): readonly FleetEvent[] {
  return snapshots
    .flatMap((snapshot) => {
      const { key, uid, info } = snapshot
      const own = serverEvents.filter((event) => event.studio_account_id === info?.id)
      return eventRows(snapshot, own, wallTime)
        .slice(0, count)
        .map((row) => ({ row, key, name: info?.nickname ?? uid }))
    })
    .toSorted((a, b) => b.row.at - a.row.at)
    .slice(0, count)
}
