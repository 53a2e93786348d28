import assert from 'node:assert/strict'
import { it } from 'node:test'
import { schedule } from './schedule.mjs'

const quick =
  (code = 0, said = '') =>
  async () => ({ code, said })

function run(steps, places = 2) {
  return schedule(steps, { places, now: () => 0, onEnd: () => undefined })
}

it('runs two small steps side by side and a heavy one alone', async () => {
  let now = 0
  let most = 0
  const step = (name, places) => ({
    name,
    places,
    run: async () => {
      now += places
      most = Math.max(most, now)
      await Promise.resolve()
      now -= places
      return { code: 0, said: '' }
    },
  })
  await run([step('a', 1), step('b', 1), step('c', 2), step('d', 1)])
  assert.equal(most, 2)
})

it('goes on after a failure, and leaves out only what needs the failed step', async () => {
  const results = await run([
    { name: 'build', run: quick(1, 'broken') },
    { name: 'browser', needs: ['build'], run: quick() },
    { name: 'after', needs: ['browser'], run: quick() },
    { name: 'lint', run: quick() },
  ])
  assert.deepEqual(
    results.map(({ state }) => state),
    ['failed', 'not run', 'not run', 'passed'],
  )
  assert.equal(results[0].said, 'broken')
})

it('refuses a step that waits for nobody', async () => {
  await assert.rejects(run([{ name: 'a', needs: ['z'], run: quick() }]), /does not exist/)
})
