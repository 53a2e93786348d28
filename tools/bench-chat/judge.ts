import type { Figures } from './run-contender.ts'

/** Complete chats that render every message, and a bare list that renders only visible rows. */
export const CHATS = ['chatscope', 'chatui'] as const
export const NAMES = ['ours', 'virtuoso', ...CHATS] as const
export type Name = (typeof NAMES)[number]

/** Longest uninterrupted script of ours while scrolling. @source ux: budgets, scrolling */
const LONGEST_SCRIPT_MS = 33
/**
 * Maximum times of ours: `mount` relative to the bare list with the same bubbles, which reads no
 * fields, `scroll` relative to each complete chat. Short runs on a busy machine differ by up to a
 * half.
 */
export const SHARES = {
  long: { mount: 1, scroll: 1 },
  short: { mount: 1.6, scroll: 1.35 },
} as const

const TIMES = ['mountMs', 'appendMs', 'prependMs'] as const
/**
 * Times in which ours must beat each contender. One that renders all messages beforehand and does
 * not watch scrolling runs no script meanwhile: its longest script is shown but not compared.
 *
 * @source ADR 015
 */
const MATCHES = {
  chatscope: [...TIMES, 'longestScriptMs'],
  chatui: TIMES,
} as const satisfies Record<(typeof CHATS)[number], readonly (keyof Figures)[]>
const EXACT = ['appendFrames', 'prependOffPx'] as const

/** Best times and fewest frames of several runs, since other work only adds to them; the worst of the rest. */
export type Summary = Figures & {
  /** Worst of all runs: the limit applies to each. */
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
    appendFrames: Math.min(...all('appendFrames')),
    prependOffPx: Math.max(...all('prependOffPx')),
  }
}

/** Figures that miss their limits. */
export function faultsOf(
  seen: Readonly<Record<Name, Summary>>,
  share: (typeof SHARES)[keyof typeof SHARES],
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
    ours.mountMs <= share.mount * virtuoso.mountMs,
    `mounting takes ${(ours.mountMs / virtuoso.mountMs).toFixed(2)} × the bare list, ${share.mount} at most`,
  )
  for (const chat of CHATS) {
    check(
      ours.scrollMs < share.scroll * seen[chat].scrollMs,
      `scrolling: ${inWords(ours.scrollMs, seen[chat].scrollMs)} ms a frame of ${chat}, less than ${share.scroll} × wanted`,
    )
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
