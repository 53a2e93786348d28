import type { Figures } from './run-contender.ts'

export const NAMES = ['ours', 'tanstack'] as const
export type Name = (typeof NAMES)[number]

/** Longest script of ours while scrolling, ms. @source ux: budgets, scrolling */
const LONGEST_SCRIPT_MS = 33
/** From the answer until its rows are painted, ms. @source screens: list budgets */
const FIRST_ROWS_MS = 300
/** Memory may differ between two pages of rows, and must not follow their number. */
const MOST_GROWTH = 1.1
/** Maximum times of ours relative to bare TanStack Table and Virtual with the same cells. */
export const SHARE = 1.25
/**
 * The longest script is one rebuild of 100,000 positions by the virtualizer, which both tables use.
 * A garbage collection may fall into it, so two good runs differ by two thirds.
 */
const SCRIPT_SHARE = 2

/** Best times of several runs, since other work only adds time; the worst of what must hold always. */
export type Summary = Figures

export function summaryOf(runs: readonly Figures[]): Summary {
  const all = (name: keyof Figures) => runs.map((run) => run[name])
  return {
    firstRowsMs: Math.min(...all('firstRowsMs')),
    mountMs: Math.min(...all('mountMs')),
    sortMs: Math.min(...all('sortMs')),
    scrollMs: Math.min(...all('scrollMs')),
    longestScriptMs: Math.min(...all('longestScriptMs')),
    growth: Math.max(...all('growth')),
  }
}

/** Figures that miss their limits. */
export function faultsOf({ ours, tanstack }: Readonly<Record<Name, Summary>>): readonly string[] {
  const faults: string[] = []
  const check = (isGood: boolean, fault: string) => {
    if (!isGood) faults.push(fault)
  }
  for (const [name, label] of [
    ['mountMs', 'mounting'],
    ['sortMs', 'sorting'],
  ] as const)
    check(
      ours[name] <= SHARE * tanstack[name],
      `${label} takes ${(ours[name] / tanstack[name]).toFixed(2)} × the bare table, ${SHARE} at most`,
    )
  // On a machine where the bare table itself takes longer, the share of it counts.
  const mostMs = Math.max(LONGEST_SCRIPT_MS, SCRIPT_SHARE * tanstack.longestScriptMs)
  check(
    ours.longestScriptMs <= mostMs,
    `scrolling: ${ours.longestScriptMs.toFixed(1)} ms of script at a stretch, ${mostMs.toFixed(1)} at most`,
  )
  check(
    ours.firstRowsMs <= FIRST_ROWS_MS,
    `first rows: ${ours.firstRowsMs.toFixed(0)} ms after the answer, ${FIRST_ROWS_MS} at most`,
  )
  check(
    ours.growth <= MOST_GROWTH,
    `memory grows ${ours.growth.toFixed(2)} × over the pages, ${MOST_GROWTH} at most`,
  )
  return faults
}
