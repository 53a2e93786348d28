import { says } from '@omc/core/problems'
import T from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defineTask } from '../src/jobs/define-task.ts'
import { runJob } from '../src/jobs/run-job.ts'
import { taskTable } from '../src/jobs/task-table.ts'
import { JobRefused } from '../src/jobs/task.ts'
import { createFactories } from './factories.ts'
import { createTestApp, type Caller, type TestApp } from './support.ts'

const HAN = /\p{Script=Han}/u

let t: TestApp
let operator: Caller
beforeAll(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
})
afterAll(() => t.close())
beforeEach(() => t.rows('delete from system_notices'))

const read = (path: string, language: 'zh' | 'en') =>
  operator.inject({
    method: 'GET',
    url: `/api/v1/${path}`,
    headers: { 'accept-language': language },
  })

const inBoth = async (path: string) => {
  const [zh, en] = [await read(path, 'zh'), await read(path, 'en')]
  return { zh: zh.body.data, en: en.body.data }
}

async function run(end: () => Record<string, unknown>) {
  const { id } = await createFactories(t.database).job({
    kind: 'look',
    input: '{}',
    business_team_id: operator.teamId,
    user_id: operator.userId,
    created_at: t.clock.now(),
    updated_at: t.clock.now(),
  })
  const task = defineTask({
    kind: 'look',
    title: { zh: '核对', en: 'Check' },
    retryDelaysMs: [],
    input: T.Object({}),
    run: async () => end(),
  })
  await runJob({ database: t.database, services: t.services, tasks: taskTable([task]) }, id)
  return id
}

const refuse = () => {
  throw new JobRefused(says('count_changed.records', { count: 1, expected: 2 }))
}

describe('the failure of a job', () => {
  it('is read in the language of its reader, in a record, a list and a notice', async () => {
    const id = await run(refuse)
    const { zh, en } = await inBoth(`jobs/${id}`)
    expect(zh.attributes.error).toMatch(HAN)
    expect(en.attributes.error).toMatch(/^[^\p{Script=Han}]+$/u)
    expect(en.attributes).toMatchObject({
      error_code: 'count_changed',
      error_params: { count: 1, expected: 2 },
    })
    const list = await inBoth('jobs')
    expect(list.en[0].attributes.error).toBe(en.attributes.error)
    expect(list.zh[0].attributes.error).toBe(zh.attributes.error)
    const notices = await inBoth('system_notices')
    expect(notices.en[0].attributes).toMatchObject({
      title: 'Check failed',
      title_code: 'job_failed',
      message: en.attributes.error,
      message_code: 'count_changed',
    })
    expect(notices.zh[0].attributes).toMatchObject({
      title: '核对失败',
      message: zh.attributes.error,
    })
  })

  it('that nobody foresaw stands within a sentence', async () => {
    const id = await run(() => {
      throw new Error('socket hang up')
    })
    const { zh, en } = await inBoth(`jobs/${id}`)
    expect(zh.attributes.error).toBe('任务意外中断：socket hang up')
    expect(en.attributes.error).toBe('The job broke off: socket hang up')
  })

  it('is read in the language of its reader where a plan or an export points to it', async () => {
    const id = await run(refuse)
    await t.rows(
      `insert into exports (business_team_id, user_id, job_id, resource, format, file_name)
       values ($1, $2, $3, 'jobs', 'csv', 'jobs.csv')`,
      [operator.teamId, operator.userId, id],
    )
    const { en } = await inBoth('exports')
    expect(en[0].attributes.error).toMatch(/^[^\p{Script=Han}]+$/u)
    const { body } = await read('exports?include=job', 'en')
    expect(body.included[0].attributes.error).toBe(en[0].attributes.error)
  })

  it('is gone once the job is tried again', async () => {
    const id = await run(refuse)
    await operator.put(`/api/v1/jobs/${id}/retry`, {})
    expect((await inBoth(`jobs/${id}`)).en.attributes).toMatchObject({
      error: null,
      error_code: null,
      error_params: null,
    })
  })
})

describe('a notice', () => {
  it('of a job that is done says what the job reports', async () => {
    await run(() => ({
      ...says('done.accounts_checked', { checked: 3, expired: 1, no_permission: 0 }),
    }))
    const { zh, en } = await inBoth('system_notices')
    expect(zh[0].attributes.title).toBe('核对已完成')
    expect(zh[0].attributes.message).toMatch(HAN)
    expect(en[0].attributes.title).toBe('Check finished')
    expect(en[0].attributes.message).toMatch(/^[^\p{Script=Han}]+$/u)
    expect(t.broadcast.sent.at(-1)?.message).toMatchObject({
      title: '核对已完成',
      message: zh[0].attributes.message,
      en: { title: 'Check finished', message: en[0].attributes.message },
    })
  })

  it('that was kept as a text before is answered as it stands', async () => {
    await t.rows(
      `insert into system_notices (business_team_id, user_id, title, message, created_at, updated_at)
       values ($1, $2, '旧通知', '旧内容', now(), now())`,
      [operator.teamId, operator.userId],
    )
    const { en } = await inBoth('system_notices')
    expect(en[0].attributes).toMatchObject({
      title: '旧通知',
      title_code: null,
      message: '旧内容',
      message_code: null,
    })
  })

  it('is spoken where it is marked as read, too', async () => {
    await run(refuse)
    const { en } = await inBoth('system_notices')
    const { body } = await operator.put(
      `/api/v1/system_notices/${en[0].id}`,
      { readed: true },
      { 'accept-language': 'en' },
    )
    expect(body.data.attributes).toMatchObject({ title: 'Check failed', readed: true })
  })
})
