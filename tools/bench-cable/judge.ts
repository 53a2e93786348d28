import type { CrowdFigures } from './crowd-figures.ts'
import type { RestartFigures } from './restarts.ts'
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
/**
 * Longest block of the event loop, ms, and the highest ratio of a broadcast to plain sockets. The
 * long form holds the goals on a quiet machine; the gate leaves a margin for other work.
 */
export const LIMITS = {
  long: { holdMs: 50, fanOut: 1.1 },
  short: { holdMs: 75, fanOut: 1.5 },
} as const
type Limits = (typeof LIMITS)[keyof typeof LIMITS]

/** Figures of one crowd size. */
export type Crowds = {
  readonly size: number
  readonly plain: CrowdFigures
  readonly cable: CrowdFigures
}

/** The figures that are compared with their limits. */
type Found = {
  readonly crowds: readonly Crowds[]
  readonly storm: StormFigures
  readonly restarts: RestartFigures
  readonly limits: Limits
}

/** Compares the figures with their limits. */
export const judge = ({ crowds, storm, restarts, limits }: Found): Row[] => [
  ...crowds.flatMap((one) => crowdRows(one, limits)).map(compared),
  ...stormRows(storm, limits).map(compared),
  ...judgeRestarts(restarts),
]

export const judgeRestarts = (found: RestartFigures): Row[] => restartRows(found).map(compared)

const compared = (given: Compared): Row => ({
  ...given,
  isGood: given.limit === undefined || given.value <= given.limit,
})

type Compared = Omit<Row, 'isGood'>

const crowdRows = ({ size, plain, cable }: Crowds, { holdMs, fanOut }: Limits): Compared[] => [
  {
    what: `${size} sockets: memory of a connection, whole process`,
    value: cable.residentBytes / KB,
    unit: 'kB',
    beside: plain.residentBytes / KB,
    limit: MEMORY_KB,
  },
  {
    what: `${size} sockets: memory of a connection, heap and buffers`,
    value: cable.heapBytes / KB,
    unit: 'kB',
    beside: plain.heapBytes / KB,
    limit: MEMORY_KB / 2,
  },
  {
    what: `${size} sockets: a broadcast to all`,
    value: cable.fanOutMs,
    unit: 'ms',
    beside: plain.fanOutMs,
    limit: plain.fanOutMs * fanOut,
  },
  {
    what: `${size} sockets: longest hold of the event loop, pings only`,
    value: cable.restHoldMs,
    unit: 'ms',
    beside: plain.restHoldMs,
    limit: holdMs,
  },
]

const stormRows = (storm: StormFigures, { holdMs }: Limits): Compared[] => [
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

const PEAK = 3

const restartRows = (found: RestartFigures): Compared[] => {
  const under = `${found.clients} clients, ${found.restarts} restarts`
  const none = (what: string, value: number): Compared => ({
    what: `${under}: ${what}`,
    value,
    unit: '',
    limit: 0,
  })
  return [
    none(`events of ${found.events} that never came and were not told as missing`, found.missed),
    none('events that came twice', found.doubles),
    none('clients that were not told of a gap beyond the history', found.untold),
    {
      what: `${under}: most attempts at a time, beside an even spread`,
      value: found.peak,
      unit: 'x',
      limit: PEAK,
    },
    { what: `${under}: until all are back`, value: found.backMs / 1_000, unit: 's' },
  ]
}
