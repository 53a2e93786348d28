import { useQueries } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { Person } from '../../kernel/session/person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { splitPlaces } from './line-series.ts'
import { sourcesOf, type Board } from './stats-definition.ts'
import type { Place } from './stats-place.ts'
import { ignoredBy, readingQuery, sourceArgs, type Reading, type Source } from './stats-source.ts'
import type { StatsState } from './stats-state.ts'

/** Answers of a board's sources. */
export type Readings = {
  readonly read: (of: Source, place: Place) => Reading | undefined
  readonly errorOf: (of: Source, place: Place) => Error | null
  /** Epoch ms of the oldest answer; 0 before there is one. */
  readonly readAt: number
  readonly retry: () => void
}

type Asked = { readonly of: Source; readonly place: Place }

const keyOf = ({ of, place }: Asked): string =>
  JSON.stringify([of.operation, sourceArgs(of, place)])

/** A board without what the person may not see. */
export function boardFor(board: Board, person: Person | null): Board {
  const may = ({ operation }: Source) => mayRun(person, operation)
  const { line, steps, ranks = [] } = board
  return {
    tiles: board.tiles.filter(({ of }) => may(of)),
    ...(line && lineFor(line, may)),
    ranks: ranks
      .map((rank) => ({ ...rank, parts: rank.parts.filter(({ of }) => may(of)) }))
      .filter(({ parts }) => parts.length > 0),
    ...(steps && may(steps.of) ? { steps } : {}),
  }
}

function lineFor(
  line: NonNullable<Board['line']>,
  may: (of: Source) => boolean,
): Pick<Board, 'line'> {
  if (line.kind === 'split') return may(line.of) ? { line } : {}
  const measures = line.measures
    .map((measure) => ({ ...measure, lines: measure.lines.filter(({ of }) => may(of)) }))
    .filter(({ lines }) => lines.length > 0)
  return measures.length > 0 ? { line: { ...line, measures } } : {}
}

/** Asks all sources of a board, once each, and of the span before if it is compared. */
export function useBoard(declared: Board, { place, before }: StatsState) {
  const { sdk, queryClient } = useServices()
  const board = boardFor(declared, usePerson())
  const places = before ? [place, { ...place, days: before }] : [place]
  const first = sourcesOf(board).flatMap((of) => places.map((at) => ({ of, place: at })))
  const known = (of: Source, at: Place) =>
    queryClient.getQueryData<Reading>(readingQuery(sdk, of, at).queryKey)
  const asked = [...first, ...splitPlaces(board.line, place, known)]
    // A figure that the place cannot narrow would be that of another place.
    .filter((one) => ignoredBy(one.of, one.place).length === 0)
  const once = [...new Map(asked.map((one) => [keyOf(one), one])).values()]
  const results = useQueries({
    queries: once.map((one) => readingQuery(sdk, one.of, one.place)),
  })
  const byKey = new Map(once.map((one, at) => [keyOf(one), results[at]]))
  const times = results.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((at) => at > 0)
  const readings: Readings = {
    read: (of, at) => byKey.get(keyOf({ of, place: at }))?.data,
    errorOf: (of, at) => byKey.get(keyOf({ of, place: at }))?.error ?? null,
    readAt: times.length === 0 ? 0 : Math.min(...times),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
  return { board, readings }
}
