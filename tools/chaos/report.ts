import { SIDES } from './queues.ts'
import type { Result, SideVerdict } from './run-result.ts'

const killCountOf = ({ run: { killed } }: Result): number =>
  killed.api + killed.worker + killed.executor + killed.database

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** All figures of one run: its kills in a line, then a line for each side with its accounts. */
export function describeRun(name: string, result: Result): readonly string[] {
  const { run, verdicts } = result
  const { api, worker, executor, database } = run.killed
  const whole = [
    `${name}: ${killCountOf(result)} kills (api ${api}, worker ${worker}, executor ${executor}, database ${database})`,
    `oldest submitting ${Math.round(run.overdueMs)} ms past its lease`,
    ...(run.readyMs.length > 0
      ? [`ready ${run.readyMs.map((ms) => Math.round(ms)).join(', ')} ms after the database`]
      : []),
    `${Math.round(run.tookMs / 1_000)} s`,
  ].join(', ')
  const sides = SIDES.map((side) => verdicts.filter((verdict) => verdict.side === side))
  return [whole, ...sides.filter(({ length }) => length > 0).map((own) => describeSide(own, run))]
}

function describeSide(accounts: readonly SideVerdict[], { sendCounts }: Result['run']): string {
  const of = (figure: (verdict: SideVerdict) => number): number => sum(accounts.map(figure))
  const side = accounts[0]?.side ?? 'console'
  return [
    `  ${side}: ${accounts.length} at once, ${of(({ itemCount }) => itemCount)} items`,
    `${sendCounts[side]} sends`,
    `${of(({ publishedCount }) => publishedCount)} published`,
    `unknown resolved by look-up ${of(({ foundCount }) => foundCount)} found + ${of(({ absentCount }) => absentCount)} absent`,
    `${of(({ needsHumanCount }) => needsHumanCount)} need a person`,
  ].join(', ')
}

const doubledOf = ({ doubled, doubledKeys }: SideVerdict): number =>
  new Set([...doubled, ...doubledKeys]).size

/** The claim with its limits. @source reliability: wording for claims */
export function describeFixed(result: Result): string {
  const { verdicts } = result
  const kills = killCountOf(result)
  const of = (figure: (verdict: SideVerdict) => number): number => sum(verdicts.map(figure))
  const doubled = of(doubledOf)
  const lost = of((verdict) => verdict.lost.length)
  const figures = `fixed: ${kills} kills, ${of(({ itemCount }) => itemCount)} items, ${of(({ publishedCount }) => publishedCount)} published, ${lost} lost, ${doubled} doubled`
  if (lost + doubled > 0) return figures
  const bound = ((3 / kills) * 100).toFixed(1)
  return `${figures} (0 in ${kills}, 95 % upper bound ${bound} %, sandbox channel, process kill, not power cut)`
}

export const describeControl = (result: Result): string =>
  `control: ${killCountOf(result)} kills, ${result.verdicts.map(({ side, doubled }) => `${side} ${doubled.length} doubled`).join(', ')}`
