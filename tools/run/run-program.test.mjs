import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import { markOf } from './process-mark.mjs'
import { endPrograms, run } from './run-program.mjs'

/** Like nx: starts a program in its own process group, which prints its pid. */
const OUTER = `
  const { spawn } = require('node:child_process')
  const inner = spawn(process.execPath, ['-e', 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1e6)'],
    { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  inner.stdout.pipe(process.stdout)
  setInterval(() => {}, 1e6)`

const LIMIT = { timeout: 20_000 }

// A failure would else leave programs that keep the run of tests from ending.
afterEach(() => endPrograms('SIGKILL'))

it('ends also what a program runs in a process group of its own', LIMIT, async () => {
  let said
  const outer = run(process.execPath, ['-e', OUTER], {
    env: process.env,
    onSaid: (text) => said(text),
  })
  const inner = Number(await new Promise((resolve) => (said = resolve)))
  const mark = markOf(inner)
  assert.ok(mark, 'the inner program runs')
  endPrograms('SIGKILL')
  const { code } = await outer
  assert.equal(code, 1)
  while (markOf(inner) === mark) await new Promise((resolve) => setTimeout(resolve, 10))
})
