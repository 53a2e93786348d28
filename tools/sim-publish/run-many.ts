import { NO_PLANT } from './plants.ts'
import type { Plant } from './plants.ts'
import { openRun, rested } from './play.ts'
import type { Run } from './play.ts'
import { drawScript } from './script.ts'
import type { Breach } from './watch.ts'

export type Found = { readonly index: number; readonly breaches: readonly Breach[] }

/**
 * Runs side by side: all their promises come to rest in one turn of the event loop. Few, so that
 * their worlds stay in the processor's cache: 100 take two thirds more time.
 */
const SIDE_BY_SIDE = 8

export type ManyRuns = {
  readonly seed: number
  /** Index of the first run, and the one after the last. */
  readonly from: number
  readonly to: number
  /** Every n-th run is played: n threads share the work. */
  readonly stride?: number
  readonly plant?: Plant
  /** After this many broken runs no new one is begun. */
  readonly enough?: number
  readonly onProgress?: (runCount: number, broken: readonly Found[]) => void
}

/**
 * Plays many scripts and gives back the runs that broke a rule, by index.
 *
 * @returns the broken runs, and how many were played
 */
export async function runMany({
  seed,
  from,
  to,
  stride = 1,
  plant = NO_PLANT,
  enough = Infinity,
  onProgress,
}: ManyRuns): Promise<{ readonly broken: readonly Found[]; readonly count: number }> {
  const open = new Map<number, Run>()
  const broken: Found[] = []
  let next = from
  let count = 0
  for (;;) {
    while (open.size < SIDE_BY_SIDE && next < to && broken.length < enough) {
      open.set(next, openRun(drawScript(seed, next), plant))
      next += stride
    }
    if (open.size === 0) break
    for (const [index, run] of open) {
      if (run.step()) continue
      open.delete(index)
      count += 1
      const breaches = run.breaches()
      if (breaches.length > 0) broken.push({ index, breaches })
    }
    await rested()
    onProgress?.(count, broken)
  }
  return { broken: broken.sort((a, b) => a.index - b.index), count }
}
