import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { createCatalogue, lastLines } from './catalogue.mjs'

let dataDir
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'omc-run-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Creates a folder for PATH with a program in place of the builder. */
function withBuilder(text) {
  writeFileSync(join(dataDir, 'nx'), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  return { env: { ...process.env, PATH: `${dataDir}${delimiter}${process.env.PATH}` } }
}
const note = () => JSON.parse(readFileSync(join(dataDir, 'catalogue.json'), 'utf8'))

test('a catalogue that is expected is noted with who builds it, until it is there', async () => {
  const catalogue = createCatalogue({ dataDir })
  catalogue.expect()
  assert.deepEqual(note(), { tag: 'building', pid: process.pid })
  await catalogue.build(withBuilder('exit 0'))
  assert.deepEqual(readdirSync(dataDir), ['nx'])
})

test('a failed build leaves its last words', async () => {
  const catalogue = createCatalogue({ dataDir })
  catalogue.expect()
  await catalogue.build(withBuilder('echo no such story; exit 1'))
  assert.deepEqual(note(), { tag: 'failed', said: 'no such story' })
})

test('a build that is broken off leaves nothing', async () => {
  const catalogue = createCatalogue({ dataDir })
  catalogue.expect()
  const built = catalogue.build(withBuilder('exec sleep 60'))
  catalogue.stop()
  await built
  assert.deepEqual(readdirSync(dataDir), ['nx'])
})

test('the last words are without the signs for a terminal', () => {
  const said = Array.from({ length: 40 }, (_, n) => `\u001b[31mline ${n}\u001b[0m`).join('\n')
  assert.equal(lastLines(said).split('\n').length, 30)
  assert.ok(lastLines(said).endsWith('line 39'))
})
