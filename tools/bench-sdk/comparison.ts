import type { Measured } from './in-turns.ts'

/** How long is measured: the short form guards the gate, the long one gives the figures. */
export interface Pace {
  readonly rounds: number
  readonly sliceMs: number
  /** Leaves out peers that are only shown. */
  readonly judgedOnly: boolean
}

/** What was measured in one run, ours first, and how many times as fast ours has to be. */
export interface Comparison {
  readonly title: string
  readonly measured: readonly Measured[]
  /** By the name of the peer; peers without a number are only shown. */
  readonly wanted: Readonly<Record<string, number>>
}

/**
 * Prints a comparison and says whether ours is fast enough.
 *
 * @param share of the wanted ratio that suffices
 */
export function printComparison({ title, measured, wanted }: Comparison, share: number): boolean {
  console.log(`\n${title}`)
  let isEnough = true
  for (const { name, runMs, ratio } of measured) {
    const floor = wanted[name] === undefined ? undefined : wanted[name] * share
    // Written so that a ratio that is no number fails.
    const passes = floor === undefined || ratio >= floor
    isEnough &&= passes
    const mark = floor === undefined ? ' ' : passes ? '✓' : '✗'
    const limit = floor === undefined ? '' : `, at least ${floor.toFixed(2)} ×`
    console.log(
      `${mark} ${name.padEnd(18)} ${timeText(runMs).padStart(10)}  ${ratio.toFixed(2)} ×${limit}`,
    )
  }
  return isEnough
}

const timeText = (ms: number) => (ms < 1 ? `${(ms * 1000).toFixed(2)} µs` : `${ms.toFixed(2)} ms`)
