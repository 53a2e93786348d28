import type { Figures } from './run-contender.ts'

/** Complete chats that draw every message, and the bare list that draws only what is seen. */
export const CHATS = ['chatscope', 'chatui'] as const
export const NAMES = ['ours', 'virtuoso', ...CHATS] as const
export type Name = (typeof NAMES)[number]

/** Script of its own at a stretch while somebody scrolls. @source ux: budgets, scrolling */
const LONGEST_SCRIPT_MS = 33
/**
 * What mounting may cost beside the bare list with the same bubbles, which looks at no field; two runs
 * beside other work differ by a third.
 */
export const MOUNT_SHARE = { long: 1, short: 1.35 } as const

const TIMES = ['mountMs', 'appendMs', 'prependMs', 'scrollMs'] as const
/**
 * Times in which ours has to be ahead of each. One that has drawn all messages beforehand and watches
 * no scrolling runs no script meanwhile: there the longest script is told, and no match.
 *
 * @source ADR 015
 */
const MATCHES = {
  chatscope: [...TIMES, 'longestScriptMs'],
  chatui: TIMES,
} as const satisfies Record<(typeof CHATS)[number], readonly (keyof Figures)[]>
const EXACT = ['appendFrames', 'prependOffPx'] as const

/** Of several runs: the best of the times, which other work only ever lengthens, and the worst of the rest. */
export type Summary = Figures & {
  /** Of all runs: what has a limit keeps to it in each. */
  readonly worstScriptMs: number
}

export function summaryOf(runs: readonly Figures[]): Summary {
  const all = (name: keyof Figures) => runs.map((run) => run[name])
  return {
    mountMs: Math.min(...all('mountMs')),
    appendMs: Math.min(...all('appendMs')),
    prependMs: Math.min(...all('prependMs')),
    longestScriptMs: Math.min(...all('longestScriptMs')),
    worstScriptMs: Math.max(...all('longestScriptMs')),
    scrollMs: Math.min(...all('scrollMs')),
    appendFrames: Math.max(...all('appendFrames')),
    prependOffPx: Math.max(...all('prependOffPx')),
  }
}

/** What is not as it has to be. */
export function faultsOf(
  seen: Readonly<Record<Name, Summary>>,
  mountShare: number,
): readonly string[] {
  const { ours, virtuoso } = seen
  const faults: string[] = []
  const check = (isGood: boolean, fault: string) => {
    if (!isGood) faults.push(fault)
  }
  check(ours.appendFrames === 1, `appending takes ${ours.appendFrames} frames, 1 at most`)
  check(ours.prependOffPx === 0, `prepending moves what is read by ${ours.prependOffPx} px`)
  check(
    ours.worstScriptMs <= LONGEST_SCRIPT_MS,
    `scrolling: ${ours.worstScriptMs.toFixed(1)} ms of script at a stretch, ${LONGEST_SCRIPT_MS} at most`,
  )
  check(
    ours.mountMs <= mountShare * virtuoso.mountMs,
    `mounting takes ${(ours.mountMs / virtuoso.mountMs).toFixed(2)} × the bare list, ${mountShare} at most`,
  )
  for (const chat of CHATS) {
    for (const name of MATCHES[chat])
      check(
        ours[name] < seen[chat][name],
        `${name}: not ahead of ${chat}: ${inWords(ours[name], seen[chat][name])}`,
      )
    for (const name of EXACT)
      check(
        ours[name] <= seen[chat][name],
        `${name}: behind ${chat}: ${inWords(ours[name], seen[chat][name])}`,
      )
  }
  return faults
}

function inWords(ours: number, theirs: number): string {
  return `${ours.toFixed(1)} to ${theirs.toFixed(1)}`
}
