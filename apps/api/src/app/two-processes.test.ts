import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCaller, type Caller } from '../../test/support.ts'
import { createTestDatabase, openTestPool, type TestDatabase } from '../../test/template-db.ts'
import { testConfig } from '../../test/test-config.ts'
import { DEMO_PASSWORD } from '../seed/demo-people.ts'
import { createServer, type Server } from './create-server.ts'

let test: TestDatabase
let folder: string
let front: Server
let worker: Server
beforeAll(async () => {
  test = await createTestDatabase('people')
  folder = mkdtempSync(join(tmpdir(), 'omc-two-'))
  front = await start('api')
  worker = await start('worker')
})
afterAll(async () => {
  await worker.stop()
  await front.stop()
  await test.drop()
  rmSync(folder, { recursive: true })
})

/** A server of its own that shares nothing but the database, the key and the folder of files. */
const start = (role: 'api' | 'worker') =>
  createServer({
    ...testConfig,
    role,
    port: 0,
    databaseUrl: test.ownerUrl,
    filesDir: join(folder, 'files'),
    dataDir: join(folder, role),
    witnessFile: join(folder, `${role}.witness.json`),
  })

async function signIn({ app }: Server): Promise<Caller> {
  const nobody = { token: undefined, sessionId: '', userId: 0, teamId: 0 }
  const person = { username: 'operator', password: DEMO_PASSWORD }
  const { body } = await createCaller(app, nobody).post('/oauth/token', person)
  return createCaller(app, { ...nobody, token: body.access_token })
}

/** The export once its job has ended. */
async function ended(caller: Caller, id: string) {
  for (;;) {
    const { attributes } = (await caller.get(`/api/v1/exports/${id}`)).body.data
    if (!['queued', 'running'].includes(attributes.state)) return attributes
    await wait(50)
  }
}

it('an export that the worker made is fetched from the server that was asked for it', async () => {
  const owner = openTestPool(test.ownerUrl, 1)
  await owner.query(
    `insert into carry_contents (business_team_id, user_id, title)
     select business_team_id, id, '双进程 ' || n from users, generate_series(1, 3) n
     where username = 'operator'`,
  )
  await owner.end()
  const caller = await signIn(front)
  const wanted = { resource: 'carry_contents', format: 'csv', fields: ['title'] }
  const { body } = await caller.post('/api/v1/exports', wanted)
  const { id } = body.data
  expect(await ended(caller, id)).toMatchObject({ state: 'done', row_count: 3 })
  const file = await caller.get(`/api/v1/exports/${id}/download`)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(file.body.match(/双进程 \d/g).sort()).toEqual(['双进程 1', '双进程 2', '双进程 3'])
  expect(readdirSync(join(folder, 'files', 'exports'))).toHaveLength(1)
  for (const role of ['api', 'worker'])
    expect(existsSync(join(folder, role, 'exports'))).toBe(false)
})
