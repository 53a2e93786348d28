import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import { testConfig } from '../../test/test-config.ts'
import { createSealer } from './create-sealer.ts'
import { createHeadFile, headFilePath } from './head-file.ts'

const COMMAND = join(import.meta.dirname, '../../../../tools/audit/verify.ts')

let t: TestApp
let dataDir: string
beforeEach(async () => {
  t = await createTestApp()
  dataDir = await mkdtemp(join(tmpdir(), 'omc-audit-'))
})
afterEach(async () => {
  await rm(dataDir, { recursive: true })
  await t.close()
})

const verify = (env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      DATABASE_URL: t.testDatabase.ownerUrl,
      SECRET_KEY: testConfig.secretKey ?? '',
      ...env,
    },
  })
  return { status, said: `${stdout}${stderr}` }
}

it('audit:verify ends with 0 when the trail is whole, and with 1 naming the first broken row', async () => {
  const heads = createHeadFile(headFilePath(dataDir))
  const sealer = createSealer({ database: t.database, heads, now: t.clock.now })
  const manager = await t.as('manager')
  for (const remark of ['一', '二', '三'])
    await manager.put(`/api/v1/users/${manager.userId}`, { full_name: remark })
  expect(await sealer.seal()).toBe(3)

  expect(verify()).toMatchObject({ status: 0, said: expect.stringContaining('✓ 3 ') })
  const [row] = await t.rows<{ id: number }>(
    'select id from audit_events order by id offset 1 limit 1',
  )
  await t.rows(`update audit_events set operation = 'users.read' where id = ${row!.id}`)
  const broken = verify()
  expect(broken.status).toBe(1)
  expect(broken.said).toContain(`audit row ${row!.id} was changed`)

  await t.rows(`update audit_events set operation = 'users.update' where id = ${row!.id}`)
  await t.rows('delete from audit_seals where sequence = 3')
  await t.rows('delete from audit_events where id = (select max(id) from audit_events)')
  const cut = verify()
  expect(cut.status).toBe(1)
  expect(cut.said).toContain(`after audit row ${row!.id} was cut off`)
})

it('audit:verify ends with 2 and says why when it cannot read', () => {
  expect(verify({ SECRET_KEY: '' })).toMatchObject({
    status: 2,
    said: expect.stringContaining('there is no key'),
  })
  expect(verify({ DATABASE_URL: '' })).toMatchObject({
    status: 2,
    said: expect.stringContaining('does not run'),
  })
})
