import type { Page } from '@playwright/test'

/** One thing the page asked for; times since its start. */
export interface Asked {
  readonly path: string
  readonly askedMs: number
  readonly cameMs: number
  /** As it was sent; of another origin 0. */
  readonly kb: number
}

/** What a page asked for, in order, itself included. */
export const askedBy = (page: Page): Promise<readonly Asked[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      // as: entries of these two types are of this shape.
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
        path: new URL(name).pathname,
        askedMs: startTime,
        cameMs: responseEnd,
        kb: encodedBodySize / 1000,
      }))
      .sort((one, other) => one.askedMs - other.askedMs),
  )

/** The chain of a load as lines: which answer had to come before the next could be asked for. */
export function waterfall(asked: readonly Asked[], untilMs: number): readonly string[] {
  const number = (value: number) => value.toFixed(0).padStart(6)
  return asked
    .filter(({ askedMs }) => askedMs < untilMs)
    .map(
      ({ path, askedMs, cameMs, kb }) =>
        `${number(askedMs)} →${number(cameMs)} ms ${kb.toFixed(1).padStart(6)} kB  ${path}`,
    )
}
