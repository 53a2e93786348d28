import type { Verdict } from './judge.ts'
import type { Side } from './queues.ts'
import type { KillRun } from './run-kills.ts'

/** One run of kills with what the judge says of each of its queues. */
export type Result = {
  readonly run: KillRun
  readonly verdicts: readonly SideVerdict[]
  /** Sentences; empty when nothing is wrong. */
  readonly faults: readonly string[]
}

export type SideVerdict = Verdict & { readonly side: Side }

/** What a run may be stopped by, and who hears of its kills. */
export type Watch = { readonly signal: AbortSignal; readonly onKill?: (line: string) => void }
