import type { Plant } from './plants.ts'
import { play } from './play.ts'
import type { Script } from './script.ts'

/** Tries before a script counts as small. */
const MAX_TRIES = 400

/**
 * Takes faults and acts out of a script as long as it still breaks a rule.
 *
 * @returns a script with nothing in it that could be left out alone
 */
export async function shrink(script: Script, plant: Plant): Promise<Script> {
  const [first] = await play(script, plant)
  if (!first) return script
  let small = script
  let tries = 0
  for (let isSmaller = true; isSmaller && tries < MAX_TRIES;) {
    isSmaller = false
    for (const candidate of simpler(small)) {
      tries += 1
      const breaches = await play(candidate, plant)
      if (!breaches.some(({ rule }) => rule === first.rule)) continue
      small = candidate
      isSmaller = true
      break
    }
  }
  return small
}

/** Scripts with one thing less, the largest cuts first. */
function* simpler(script: Script): Generator<Script> {
  const { items, net, frame, looks, acts, gapMs, dailyCap, sweepLagMs } = script
  if (acts.length > 1) yield { ...script, acts: [] }
  if (items > 1) yield { ...script, items: items - 1 }
  for (const [at] of acts.entries())
    yield { ...script, acts: acts.filter((_, index) => index !== at) }
  for (const calmer of calm(net)) yield { ...script, net: calmer }
  for (const calmer of calm(frame)) yield { ...script, frame: calmer }
  for (const calmer of calm(looks)) yield { ...script, looks: calmer }
  if (gapMs > 0) yield { ...script, gapMs: 0 }
  if (dailyCap > 0) yield { ...script, dailyCap: 0 }
  if (sweepLagMs > 0) yield { ...script, sweepLagMs: 0 }
}

/** Fates with one fault less, or without any. */
function* calm<Fate extends string>(fates: readonly (Fate | 'ok')[]): Generator<(Fate | 'ok')[]> {
  if (fates.filter((fate) => fate !== 'ok').length > 1) yield fates.map(() => 'ok' as const)
  for (const [at, fate] of fates.entries()) {
    if (fate !== 'ok') yield fates.with(at, 'ok')
  }
}

/** A script in a few lines, its calm parts left out. */
export function describeScript(script: Script): string {
  const { acts, net, frame, looks, ...rest } = script
  const faults = (fates: readonly string[]) =>
    fates.flatMap((fate, index) => (fate === 'ok' ? [] : [`${index + 1}: ${fate}`])).join(', ')
  return [
    Object.entries(rest)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    ...acts.map((act) => `at ${act.at} ms page-${act.page}: ${act.do} (${act.ms} ms)`),
    `calls ${faults(net) || 'ok'}; publications ${faults(frame) || 'ok'}; looks ${faults(looks) || 'ok'}`,
  ].join('\n')
}
