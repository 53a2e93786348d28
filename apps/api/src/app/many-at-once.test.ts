import { spawnSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/template-db.ts'
import { testConfig } from '../../test/test-config.ts'
import { createServer, type Server } from './create-server.ts'

let testDatabase: TestDatabase
let server: Server
beforeAll(async () => {
  testDatabase = await createTestDatabase('people')
  server = await createServer({ ...testConfig, port: 0, databaseUrl: testDatabase.ownerUrl })
})
afterAll(async () => {
  await server.stop()
  await testDatabase.drop()
})

/** More than Node.js keeps by itself (511); other systems than Linux allow fewer. */
const CONSOLES = process.platform === 'linux' ? 1_000 : 100

/** Opens connections until all of them stand; says how many do when it is ended before. */
const openAll = (port: number, count: number) => `
  const { connect } = require('node:net')
  const lines = Array.from({ length: ${count} }, () => connect(${port}, '127.0.0.1'))
  let standing = 0
  for (const line of lines) line.on('connect', () => {
    standing += 1
    if (standing === lines.length) say()
  })
  const say = () => { console.log(standing); process.exit() }
  process.on('SIGTERM', say)`

it('keeps the connections of all consoles that come back while it is at work', () => {
  const { port } = server.app.server.address() as AddressInfo
  // The event loop stands still until the other process has ended.
  const { stdout } = spawnSync(process.execPath, ['-e', openAll(port, CONSOLES)], {
    encoding: 'utf8',
    timeout: 5_000,
  })
  expect(Number(stdout)).toBe(CONSOLES)
})
