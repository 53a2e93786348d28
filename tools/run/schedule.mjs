/**
 * Runs steps in parallel within a number of places; a heavy step takes all of them. A step waits
 * for those it needs and is skipped if one of them failed.
 *
 * @typedef {{ name: string, places?: number, needs?: string[], run: () => Promise<{ code: number, said: string, cache?: CacheUse }> }} Step
 * @typedef {{ kept: number, tasks: number }} CacheUse  how many of its tasks came from the cache
 * @typedef {{ name: string, state: 'passed' | 'failed' | 'not run', ms: number, said: string, cache?: CacheUse }} Result
 * @param {Step[]} steps
 * @param {{ places: number, now: () => number, onEnd: (result: Result) => void }} options
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function schedule(steps, { places, now, onEnd }) {
  const results = new Map()
  const waiting = [...steps]
  const running = new Set()
  let free = places

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => isDue(step) && sizeOf(step) <= free)
    if (next === undefined) {
      if (running.size === 0) throw new Error('a step needs one that does not exist')
      await Promise.race(running)
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    const blocker = (next.needs ?? []).find((name) => results.get(name).state !== 'passed')
    if (blocker !== undefined) {
      settle({ name: next.name, state: 'not run', ms: 0, said: `needs ${blocker}` })
      continue
    }
    free -= sizeOf(next)
    const work = timed(next)
    running.add(work)
    void end(work, next)
  }
  return steps.map((step) => results.get(step.name))

  async function end(work, step) {
    const result = await work
    free += sizeOf(step)
    running.delete(work)
    settle(result)
  }

  function isDue(step) {
    return (step.needs ?? []).every((name) => results.has(name))
  }

  function sizeOf(step) {
    return Math.min(step.places ?? 1, places)
  }

  function settle(result) {
    results.set(result.name, result)
    onEnd(result)
  }

  async function timed(step) {
    const startedAt = now()
    const { code, said, cache } = await step.run()
    const state = code === 0 ? 'passed' : 'failed'
    return { name: step.name, state, ms: now() - startedAt, said, cache }
  }
}
