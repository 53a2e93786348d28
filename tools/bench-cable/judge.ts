import type { CrowdFigures } from './crowd-figures.ts'
import type { StormFigures } from './storm.ts'

export type Row = {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The same figure for plain sockets. */
  readonly beside?: number
  /** Limit; without it the figure is only shown. */
  readonly limit?: number
  readonly isGood: boolean
}

const KB = 1_024
const MEMORY_KB = 16
/** The goal, held by the long form on a quiet machine; the gate allows half as much again. */
export const HOLD_MS = { long: 50, short: 75 } as const
/** Maximum ratio to plain sockets: a broadcast costs the same, plus a margin for a busy machine. */
const FAN_OUT = 1.5

/** The figures that are compared with their limits. */
type Found = {
  plain: CrowdFigures
  cable: CrowdFigures
  storm: StormFigures
  /** Longest block that passes, ms. */
  holdMs: number
}

/** Compares the figures with their limits. */
export const judge = (found: Found): Row[] =>
  [...crowdRows(found), ...stormRows(found)].map((given) => ({
    ...given,
    isGood: given.limit === undefined || given.value <= given.limit,
  }))

type Compared = Omit<Row, 'isGood'>

const crowdRows = ({ plain, cable, holdMs }: Found): Compared[] => [
  {
    what: 'memory of a connection, whole process',
    value: cable.residentBytes / KB,
    unit: 'kB',
    beside: plain.residentBytes / KB,
    limit: MEMORY_KB,
  },
  {
    what: 'memory of a connection, heap and buffers',
    value: cable.heapBytes / KB,
    unit: 'kB',
    beside: plain.heapBytes / KB,
    limit: MEMORY_KB / 2,
  },
  {
    what: 'a broadcast to all',
    value: cable.fanOutMs,
    unit: 'ms',
    beside: plain.fanOutMs,
    limit: plain.fanOutMs * FAN_OUT,
  },
  {
    what: 'longest hold of the event loop, pings only',
    value: cable.restHoldMs,
    unit: 'ms',
    beside: plain.restHoldMs,
    limit: holdMs,
  },
]

const stormRows = ({ storm, holdMs }: Found): Compared[] => [
  {
    what: 'hold of the first request after a start',
    value: storm.firstHoldMs,
    unit: 'ms',
    limit: holdMs,
  },
  {
    what: 'longest hold while all ask for a ticket over HTTP at once',
    value: storm.ticketHoldMs,
    unit: 'ms',
    limit: holdMs,
  },
  {
    what: `longest hold while all come back in ${(storm.backMs / 1_000).toFixed(1)} s`,
    value: storm.holdMs,
    unit: 'ms',
    limit: holdMs,
  },
]
