/** One item: when its frame got it, and how long the channel took, ms. */
export type Sent = { readonly at: number; readonly channelMs: number }

/** What one crowd of accounts did: the items of each in their order. */
export type CrowdFigures = {
  readonly accounts: readonly (readonly Sent[])[]
  /** Chosen delay between two items, ms. */
  readonly delayMs: number
}

export type Row = {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly least?: number
  readonly most?: number
  readonly isGood: boolean
}

/** Four accounts side by side must not slow each other down. */
const LEAST_RATIO = 3.8
/** Budget of one item beside the channel's time and the chosen delay, ms. */
const MOST_OVERHEAD_MS = 20
const MINUTE_MS = 60_000

/** From one item of an account to its next: without the time that a start and an end take. */
const cycles = (sent: readonly Sent[]) =>
  sent.slice(1).map(({ at }, index) => {
    const { at: before, channelMs } = sent[index] ?? { at, channelMs: 0 }
    return { ms: at - before, channelMs }
  })

export const itemsPerMinute = ({ accounts }: CrowdFigures): number =>
  accounts
    .map((sent) => MINUTE_MS / mean(cycles(sent).map(({ ms }) => ms)))
    .reduce((sum, one) => sum + one, 0)

/**
 * Own times of the items, the quickest first, ms: claim, submit, the loop between, and what of the
 * report takes longer than the delay that runs beside it.
 */
const ownTimes = ({ accounts, delayMs }: CrowdFigures): readonly number[] =>
  accounts
    .flatMap(cycles)
    .map(({ ms, channelMs }) => ms - channelMs - delayMs)
    .toSorted((a, b) => a - b)

/** Own time of an item, the median: a busy machine delays single items for long. */
export const overheadMs = (figures: CrowdFigures): number => {
  const times = ownTimes(figures)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}

/** Compares one account and four with the budget. */
export function judge(one: CrowdFigures, four: CrowdFigures): readonly Row[] {
  const ratio = itemsPerMinute(four) / itemsPerMinute(one)
  const overhead = overheadMs(one)
  return [
    shown('one account', itemsPerMinute(one), 'items/min'),
    shown('four accounts', itemsPerMinute(four), 'items/min'),
    { what: 'ratio', value: ratio, unit: '×', least: LEAST_RATIO, isGood: ratio >= LEAST_RATIO },
    shown('time at the channel', mean(one.accounts.flat().map(({ channelMs }) => channelMs)), 'ms'),
    shown('chosen delay', one.delayMs, 'ms'),
    {
      what: 'own overhead of an item',
      value: overhead,
      unit: 'ms',
      most: MOST_OVERHEAD_MS,
      isGood: overhead <= MOST_OVERHEAD_MS,
    },
    shown('own overhead of the quickest item', ownTimes(one)[0] ?? Number.NaN, 'ms'),
    shown('own overhead of an item, four accounts', overheadMs(four), 'ms'),
  ]
}

const shown = (what: string, value: number, unit: string): Row => ({
  what,
  value,
  unit,
  isGood: true,
})

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length

export function inWords({ what, value, unit, least, most, isGood }: Row): string {
  const limits = [
    ...(least === undefined ? [] : [`, at least ${least}`]),
    ...(most === undefined ? [] : [`, at most ${most}`]),
  ]
  return `${isGood ? '✓' : '✗'} ${what}: ${value.toFixed(unit === '×' ? 2 : 1)} ${unit}${limits.join('')}`
}
