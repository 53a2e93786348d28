import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testConfig } from '../../test/test-config.ts'
import { ConfigError } from '../kernel/config.ts'
import { secretKey } from './secret-key.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'omc-key-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))
const read = () => secretKey({ ...testConfig, secretKey: undefined, dataDir })

it('makes the root key once, for its owner only, and leaves nothing else', () => {
  const made = read()
  expect(made).toHaveLength(64)
  expect(read()).toBe(made)
  expect(readdirSync(dataDir)).toEqual(['secret-key'])
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
})

it('never takes an empty or cut file for a key', () => {
  writeFileSync(join(dataDir, 'secret-key'), 'abc\n')
  expect(read).toThrow(ConfigError)
})
