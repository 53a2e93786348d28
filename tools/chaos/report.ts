import type { Verdict } from './judge.ts'
import type { KillRun } from './run-kills.ts'

const killCountOf = ({ killed }: KillRun): number =>
  killed.api + killed.worker + killed.executor + killed.database

/** All figures of one run in a line. */
export function describeRun(name: string, run: KillRun, verdict: Verdict): string {
  const { api, worker, executor, database } = run.killed
  return [
    `${name}: ${killCountOf(run)} kills (api ${api}, worker ${worker}, executor ${executor}, database ${database})`,
    `${verdict.itemCount} items`,
    `${run.sendCount} sends`,
    `${verdict.publishedCount} published`,
    `unknown resolved by look-up ${verdict.foundCount} found + ${verdict.absentCount} absent`,
    `${verdict.needsHumanCount} need a person`,
    `oldest submitting ${Math.round(run.overdueMs)} ms past its lease`,
    ...(run.readyMs.length > 0
      ? [`ready ${run.readyMs.map((ms) => Math.round(ms)).join(', ')} ms after the database`]
      : []),
    `${Math.round(run.tookMs / 1_000)} s`,
  ].join(', ')
}

/** The claim with its limits. @source reliability: wording for claims */
export function describeFixed(run: KillRun, verdict: Verdict): string {
  const kills = killCountOf(run)
  const doubled = new Set([...verdict.doubled, ...verdict.doubledKeys]).size
  const figures = `fixed: ${kills} kills, ${verdict.itemCount} items, ${verdict.publishedCount} published, ${verdict.lost.length} lost, ${doubled} doubled`
  if (verdict.lost.length + doubled > 0) return figures
  const bound = ((3 / kills) * 100).toFixed(1)
  return `${figures} (0 in ${kills}, 95 % upper bound ${bound} %, sandbox channel, process kill, not power cut)`
}

export function describeControl(run: KillRun, verdict: Verdict): string {
  return `control: ${killCountOf(run)} kills, ${verdict.doubled.length} doubled`
}
