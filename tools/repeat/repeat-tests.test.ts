import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const TOOL = join(import.meta.dirname, 'repeat-tests.ts')
const HEAD = `import { beforeAll, describe, expect, test } from 'vitest'`

/** Files with one fault each, and what must be told of it. */
const FAULTS = {
  'a test': [`test('one', () => expect(1).toBe(2))`, 'a.test.ts > one'],
  'a hook of a suite': [
    `describe('part', () => {
       beforeAll(() => { throw new Error('no start') })
       test('one', () => expect(1).toBe(1))
     })`,
    'a.test.ts > part (its hooks)',
  ],
  'a file': [`throw new Error('no file')`, 'a.test.ts (the file)'],
  'an error outside of tests': [
    `test('one', async () => {
       void Promise.reject(new Error('stray'))
       await new Promise((resolve) => setImmediate(resolve))
     })`,
    'outside of tests',
  ],
} as const

let place = ''
beforeAll(() => {
  // Inside the workspace, so that the planted files find vitest.
  mkdirSync(join(import.meta.dirname, 'node_modules'), { recursive: true })
  place = mkdtempSync(join(import.meta.dirname, 'node_modules/planted-'))
  writeFileSync(
    join(place, 'vitest.config.ts'),
    `export default { test: { include: ['*.test.ts'] } }`,
  )
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

function repeat(body: string) {
  writeFileSync(join(place, 'a.test.ts'), `${HEAD}\n${body}\n`)
  const args = [TOOL, place, '--times', '2', '--load', '0']
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

test.each(Object.entries(FAULTS))('%s that fails in every round is told', (_name, [body, told]) => {
  const { stdout, status } = repeat(body)
  expect(stdout).toContain(`failed in 2 of 2: ${told}`)
  expect(status).toBe(1)
})

test('files without a fault pass', () => {
  const { stdout, status } = repeat(`test('one', () => expect(1).toBe(1))`)
  expect(stdout).toContain('1 passed, 0 failed')
  expect(status).toBe(0)
})
