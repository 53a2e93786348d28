/** What one crowd of accounts did. */
export type CrowdFigures = {
  readonly accounts: number
  readonly items: number
  /** From the first claim to the end of the last queue, ms. */
  readonly wallMs: number
  /** Time an item spent at the channel, the mean, ms. */
  readonly channelMs: number
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

export const itemsPerMinute = ({ items, wallMs }: CrowdFigures): number =>
  (items / wallMs) * MINUTE_MS

/** Own time of an item: claim, submit, report and the loop between them. */
export const overheadMs = ({ accounts, items, wallMs, channelMs, delayMs }: CrowdFigures): number =>
  (wallMs * accounts) / items - channelMs - delayMs

/** Compares one account and four with the budget. */
export function judge(one: CrowdFigures, four: CrowdFigures): readonly Row[] {
  const ratio = itemsPerMinute(four) / itemsPerMinute(one)
  const overhead = overheadMs(one)
  return [
    shown('one account', itemsPerMinute(one), 'items/min'),
    shown('four accounts', itemsPerMinute(four), 'items/min'),
    { what: 'ratio', value: ratio, unit: '×', least: LEAST_RATIO, isGood: ratio >= LEAST_RATIO },
    shown('time at the channel', one.channelMs, 'ms'),
    shown('chosen delay', one.delayMs, 'ms'),
    {
      ...{ what: 'own overhead of an item', value: overhead, unit: 'ms', most: MOST_OVERHEAD_MS },
      isGood: overhead <= MOST_OVERHEAD_MS,
    },
    shown('own overhead of an item, four accounts', overheadMs(four), 'ms'),
  ]
}

const shown = (what: string, value: number, unit: string): Row => ({
  ...{ what, value, unit },
  isGood: true,
})

export function inWords({ what, value, unit, least, most, isGood }: Row): string {
  const limits = [
    ...(least === undefined ? [] : [`, at least ${least}`]),
    ...(most === undefined ? [] : [`, at most ${most}`]),
  ]
  return `${isGood ? '✓' : '✗'} ${what}: ${value.toFixed(unit === '×' ? 2 : 1)} ${unit}${limits.join('')}`
}
