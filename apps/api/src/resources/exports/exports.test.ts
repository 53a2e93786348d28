import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { readTable } from '../../imports/read-table.ts'
import { removeExpiredExports } from '../../jobs/exports/remove-expired-exports.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'

let t: TestApp
let svip: Caller
const filesDir = mkdtempSync(join(tmpdir(), 'omc-exports-'))
beforeAll(async () => {
  t = await createTestApp({ config: { filesDir } })
  svip = await t.as('operator')
})
afterAll(async () => {
  await t.close()
  rmSync(filesDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await t.rows('delete from exports')
  await t.rows('delete from jobs')
  await t.rows('delete from carry_contents')
})

const ask = (attributes: object, caller = svip, headers = {}) =>
  caller.post('/api/v1/exports', attributes, headers)
const contents = async (count: number, values: object = {}) => {
  await t.rows(
    `insert into carry_contents (business_team_id, user_id, title, status)
     select $1, $2, '标题 ' || n, 'checked' from generate_series(1, $3) n`,
    [svip.teamId, svip.userId, count],
  )
  const { content } = createFactories(t.database)
  return content({ business_team_id: svip.teamId, user_id: svip.userId, ...values })
}
const deps = () => ({ database: t.database, services: t.services, tasks: TASKS })
const finished = async (attributes: object, headers = {}) => {
  const { body } = await ask(attributes, svip, headers)
  expect(body.data.attributes.state).toBe('queued')
  expect(await runJob(deps(), Number(body.data.attributes.job_id))).toEqual({
    tag: 'ended',
    state: 'done',
  })
  return body.data.id as string
}
const download = (id: string, headers = {}) =>
  svip.inject({ method: 'GET', url: `/api/v1/exports/${id}/download`, headers })

describe('exports.create', () => {
  it('writes the whole list with its filter, sort and columns, and no row of others', async () => {
    await contents(2300, { title: '=HYPERLINK("x")', status: 'rejected' })
    await createFactories(t.database).content({
      business_team_id: (await t.as('operator2')).teamId,
    })
    const id = await finished({
      resource: 'carry_contents',
      format: 'csv',
      filter: { status: ['checked', 'rejected'] },
      sort: 'updated_at',
      fields: ['title', 'status'],
      file_name: '内容/清单',
    })
    const answer = await download(id)
    const table = await readTable(Buffer.from(answer.body))
    expect(table.headers).toEqual(['编号', '标题', '状态'])
    expect(table.rows).toHaveLength(2301)
    expect(new Set([...table.rows].map(({ cells }) => cells[0])).size).toBe(2301)
    expect(answer.body).toContain(`"'=HYPERLINK(""x"")"`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(answer.headers['content-disposition']).toContain(
      `attachment; filename="_____-${new Date(t.clock.now()).toISOString().slice(0, 10)}.csv"; filename*=UTF-8''${encodeURIComponent('内容_清单')}`,
    )
    expect((await svip.get(`/api/v1/exports/${id}`)).body.data.attributes).toMatchObject({
      state: 'done',
      row_count: 2301,
      done_count: 2301,
      total_count: 2301,
    })
  })

  it('writes chosen rows only, and none that the person does not see', async () => {
    await contents(300)
    const other = await createFactories(t.database).content({
      business_team_id: svip.teamId,
      user_id: (await t.as('creator')).userId,
    })
    const rows = await t.rows<{ id: number }>(
      'select id from carry_contents where user_id = $1 order by id limit 250',
      [svip.userId],
    )
    const chosen = rows.map(({ id }) => String(id))
    const id = await finished({
      resource: 'carry_contents',
      format: 'csv',
      filter: { ids: [...chosen, String(other.id)] },
      fields: ['title'],
    })
    const table = await readTable(Buffer.from((await download(id)).body))
    const exported = [...table.rows].map(({ cells }) => cells[0])
    expect(exported).toHaveLength(chosen.length)
    expect(new Set(exported)).toEqual(new Set(chosen))
  })

  it.each([
    ['zh-CN,zh;q=0.9', '内容', ['编号', '标题', '类目', '团队分类']],
    ['en-GB,en', 'Carry contents', ['ID', 'Title', 'Category', 'Team category']],
  ])(
    'heads and names the file in the language of the person: %s',
    async (language, name, heads) => {
      const id = await finished(
        {
          resource: 'carry_contents',
          format: 'csv',
          fields: ['title', 'category', 'business_category_id'],
        },
        { 'accept-language': language },
      )
      const answer = await download(id)
      expect((await readTable(Buffer.from(answer.body))).headers).toEqual(heads)
      expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
        `''${name}-`,
      )
    },
  )

  it('refuses what the list does not take, and points to it', async () => {
    const pointers = async (attributes: object) => {
      const { status, body } = await ask({ format: 'csv', ...attributes })
      expect(status).toBe(422)
      return body.errors.map((error: { source: { pointer: string } }) => error.source.pointer)
    }
    expect(await pointers({ resource: 'secrets' })).toEqual(['/data/attributes/resource'])
    const list = { resource: 'carry_contents' }
    expect(await pointers({ ...list, filter: { password: 'x' } })).toEqual([
      '/data/attributes/filter/password',
    ])
    expect(await pointers({ ...list, filter: { status: ['nothing'] } })).toEqual([
      '/data/attributes/filter/status',
    ])
    expect(await pointers({ ...list, sort: 'title;drop' })).toEqual(['/data/attributes/sort'])
    expect(await pointers({ ...list, fields: ['password_hash'] })).toEqual([
      '/data/attributes/fields',
    ])
    expect(await t.rows('select id from exports')).toEqual([])
    expect(t.enqueued).toEqual(expect.any(Array))
  })

  it('needs the permission of the list beside its own, at its start and while it runs', async () => {
    const answer = await ask({ resource: 'webhooks', format: 'csv' })
    expect(answer.status).toBe(403)
    expect(answer.body.errors[0].meta.permission).toBe('webhook:read')
    const { body } = await ask({ resource: 'carry_contents', format: 'csv' })
    await t.rows(`update users set roles = '{chatgpt}' where username = 'operator'`)
    const end = await runJob(deps(), Number(body.data.attributes.job_id))
    await t.rows(`update users set roles = '{svip}' where username = 'operator'`)
    expect(end).toEqual({ tag: 'ended', state: 'failed' })
    expect(await t.rows('select file_key from exports')).toEqual([{ file_key: null }])
  })
})

describe('exports.download', () => {
  it('sends a part of an XLSX file when it is asked for, and refuses a part that is not there', async () => {
    await contents(3)
    const id = await finished({ resource: 'carry_contents', format: 'xlsx' })
    const whole = await download(id)
    expect(whole.status).toBe(200)
    const part = await download(id, { range: 'bytes=0-3' })
    expect([part.status, part.headers['content-length']]).toEqual([206, '4'])
    expect(part.body.slice(0, 2)).toBe('PK')
    expect((await download(id, { range: 'bytes=99999999-' })).status).toBe(416)
  })

  it('is 409 before the end, 404 for everybody else, and 410 after a week', async () => {
    await contents(1)
    const { body } = await ask({ resource: 'carry_contents', format: 'csv' })
    const { id } = body.data
    expect((await download(id)).body.errors[0].code).toBe('export_not_ready')
    await runJob(deps(), Number(body.data.attributes.job_id))
    for (const name of ['manager', 'operator2', 'admin'])
      expect((await (await t.as(name)).get(`/api/v1/exports/${id}/download`)).status).toBe(404)
    const [{ file_key } = { file_key: '' }] = await t.rows<{ file_key: string }>(
      'select file_key from exports',
    )
    const path = join(filesDir, 'exports', file_key)
    expect(existsSync(path)).toBe(true)
    const later = new Date(t.clock.now().getTime() + 7 * 24 * 3_600_000 + 1000)
    const remove = () =>
      removeExpiredExports((run) => t.database.asServer(run), { filesDir, now: later })
    expect(await remove()).toBe(1)
    expect(await remove()).toBe(0)
    expect(existsSync(path)).toBe(false)
    expect((await download(id)).body.errors[0].code).toBe('export_expired')
    expect((await svip.get(`/api/v1/exports/${id}`)).body.data.attributes.state).toBe('expired')
  })

  it('leaves nothing behind when the job is cancelled while it writes', async () => {
    await contents(2500)
    const { body } = await ask({ resource: 'carry_contents', format: 'csv' })
    const jobId = Number(body.data.attributes.job_id)
    // Cancelled after the first page was written.
    await t.rows(`create function cancel_now() returns trigger language plpgsql as $$ begin
      if new.done_count = 1000 then new.cancel_requested_at := now(); end if; return new; end $$`)
    await t.rows(
      'create trigger cancel_now before update on jobs for each row execute function cancel_now()',
    )
    const end = await runJob(deps(), jobId)
    await t.rows('drop trigger cancel_now on jobs')
    expect(end).toEqual({ tag: 'stopped', why: 'cancelled' })
    expect(readdirSync(join(filesDir, 'exports')).filter((name) => name.endsWith('.part'))).toEqual(
      [],
    )
  })
})

it('exports.list and exports.get show own exports only', async () => {
  await contents(1)
  const { body } = await ask({ resource: 'carry_contents', format: 'csv' })
  expect(
    (await svip.get('/api/v1/exports', { 'filter[resource]': 'carry_contents' })).body.meta
      .record_count,
  ).toBe(1)
  const manager = await t.as('manager')
  expect((await manager.get('/api/v1/exports')).body.meta.record_count).toBe(0)
  expect((await manager.get(`/api/v1/exports/${body.data.id}`)).status).toBe(404)
})
