import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './root.mjs'
import { createRuntime } from './runtime.mjs'
import { SERVERS } from './servers.mjs'

const { node } = createRuntime()
/** Makes as many objects that live on as a server in a storm, and says how far its young heap grew. */
const GROW = `
  const { getHeapSpaceStatistics } = require('node:v8')
  const living = []
  let most = 0
  for (let at = 0; at < 600_000; at += 1) {
    living[at % 50_000] = { text: 'x' + at, list: [at, at + 1, at + 2] }
    if (at % 10_000 === 0)
      most = Math.max(most, getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size)
  }
  process.stdout.write(String(most / 2 ** 20))`
/** Two halves of 4 MB, between which what lives on is copied, and some pages; else it grows to 64. */
const MOST_MB = 10

test('the young heap of the API stays small, so that to clear it holds nobody up', () => {
  const options = SERVERS.api.slice(0, -1)
  assert.ok(existsSync(join(root, SERVERS.api.at(-1))))
  const { error, stdout, stderr } = spawnSync(node, [...options, '-e', GROW], { encoding: 'utf8' })
  assert.ifError(error)
  assert.equal(stderr, '')
  const grewTo = Number(stdout)
  assert.ok(grewTo > 0 && grewTo <= MOST_MB, `it grew to ${grewTo} MB`)
})
