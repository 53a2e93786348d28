import type { Page } from '@playwright/test'

/** One request of the page; times are relative to its start. */
export interface Asked {
  readonly path: string
  readonly askedMs: number
  readonly cameMs: number
  /** Sent size; 0 for another origin. */
  readonly kb: number
}

/** Requests of a page in order, including the page itself. */
export const askedBy = (page: Page): Promise<readonly Asked[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      // as: entries of these two types have this shape.
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
        path: new URL(name).pathname,
        askedMs: startTime,
        cameMs: responseEnd,
        kb: encodedBodySize / 1000,
      }))
      .sort((one, other) => one.askedMs - other.askedMs),
  )

/** Request chain of a load, one line per request, to show which answers blocked later ones. */
export function waterfall(asked: readonly Asked[], untilMs: number): readonly string[] {
  const number = (value: number) => value.toFixed(0).padStart(6)
  return asked
    .filter(({ askedMs }) => askedMs < untilMs)
    .map(
      ({ path, askedMs, cameMs, kb }) =>
        `${number(askedMs)} →${number(cameMs)} ms ${kb.toFixed(1).padStart(6)} kB  ${path}`,
    )
}
