import type { Measured } from './in-turns.ts'

/** Duration of a measurement: the gate uses the short form, published figures the long one. */
export interface Pace {
  readonly rounds: number
  readonly sliceMs: number
  /** Skips peers that are only shown. */
  readonly judgedOnly: boolean
}

/** Measurements of one run, ours first, with the required speed-ups. */
export interface Comparison {
  readonly title: string
  readonly measured: readonly Measured[]
  /** Required speed-up by peer name; peers without a number are only shown. */
  readonly wanted: Readonly<Record<string, number>>
}

/**
 * Prints a comparison and returns whether ours is fast enough.
 *
 * @param share part of the required ratio that suffices
 */
export function printComparison({ title, measured, wanted }: Comparison, share: number): boolean {
  console.log(`\n${title}`)
  let isEnough = true
  for (const { name, runMs, ratio } of measured) {
    const floor = wanted[name] === undefined ? undefined : wanted[name] * share
    // NaN must fail.
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
