import assert from 'node:assert/strict'
import { it } from 'node:test'
import { machineTime } from './machine-time.mjs'
import { plantProject } from './project.mjs'

const problemsOf = (path, text, allowed = {}) =>
  machineTime(plantProject({ [path]: text }), allowed)
const PATH = 'apps/api/src/a/x.ts'

it('refuses a server that reads the clock of its machine', () => {
  for (const text of ['const at = Date.now()', 'f({ now: () => new Date() })', 'f(Date.now)'])
    assert.deepEqual(problemsOf(PATH, text), [
      `${PATH}:1: reads the machine's clock: take the time given`,
    ])
  assert.deepEqual(problemsOf(PATH, 'const at = new Date(now())'), [])
  assert.deepEqual(problemsOf('apps/api/src/a/x.test.ts', 'Date.now()'), [])
  assert.deepEqual(problemsOf('apps/console/src/a.ts', 'Date.now()'), [])
})

it('refuses an exception that nobody needs', () => {
  assert.deepEqual(problemsOf(PATH, 'Date.now()', { [PATH]: 'why' }), [])
  assert.deepEqual(problemsOf(PATH, '', { [PATH]: 'why' }), [
    `${PATH}: may read the machine's clock, but does not`,
  ])
})
