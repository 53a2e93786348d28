import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Caller } from '../../../test/support.ts'
import { registry } from '../../resources/index.ts'
import { createCarryDesk, failures, type CarryDesk } from '../carry/testing/carry-desk.ts'
import { runJob } from '../run-job.ts'
import { TASKS } from '../task-table.ts'

const SOURCES = '/api/v1/carry_sources'
let desk: CarryDesk
let creator: Caller
beforeAll(async () => {
  desk = await createCarryDesk()
  creator = await desk.t.as('creator')
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.t.rows('delete from jobs')
  await desk.t.rows('delete from carry_contents')
  await desk.t.rows('delete from carry_sources')
})

const deps = () => ({ database: desk.t.database, services: desk.t.services, tasks: TASKS })

/** Authors of the operator's; beside them one of a colleague and one of another team. */
async function sources(count: number) {
  const { t, operator, stranger } = desk
  await t.rows(
    `insert into carry_sources (business_team_id, user_id, platform, author_id, nickname)
     select $1::bigint, $2::bigint, 'douyin', gen_random_uuid()::text, 'own' from generate_series(1, $3) n
     union all select $1::bigint, $4::bigint, 'douyin', gen_random_uuid()::text, 'colleague'
     union all select $5::bigint, null, 'douyin', gen_random_uuid()::text, 'stranger'`,
    [operator.teamId, operator.userId, count, creator.userId, stranger.teamId],
  )
}
const pause = (expected: number, attributes: object = {}) =>
  desk.operator.put(`${SOURCES}/batch_publish_status`, {
    status: 'paused',
    matching: { platform: 'douyin' },
    expected_count: expected,
    ...attributes,
  })
const paused = async () => {
  const rows = await desk.t.rows<{ nickname: string; n: number }>(
    `select nickname, count(*)::int as n from carry_sources where status = 'paused' group by 1`,
  )
  return Object.fromEntries(rows.map(({ nickname, n }) => [nickname, n]))
}
const jobOf = async ({ body }: Answer, by = desk.operator) =>
  (await by.get(`/api/v1/jobs/${body.data.job_id}`)).body.data.attributes
const undo = (id: string, by = desk.operator) => by.post(`/api/v1/audit_events/${id}/undo`)

/** A database that does something after so many transactions of the job have been committed. */
const after = (count: number, what: () => Promise<void>) => {
  const { database } = desk.t
  let seen = 0
  const asActor: typeof database.asActor = async (actor, run) => {
    const result = await database.asActor(actor, run)
    seen += 1
    if (seen === count) await what()
    return result
  }
  return { ...deps(), database: { ...database, asActor } }
}
/** Transactions up to the end of the first portion: read, count, find, change. */
const FIRST_PORTION = 4

describe('a bulk call over a filter', () => {
  it('changes all rows that the person sees, none of others, and can be undone and redone', async () => {
    await sources(250)
    const started = await pause(250)
    expect(started.body.data).toEqual({
      succeeded: [],
      failed: [],
      undo_id: expect.stringMatching(/^\d+$/),
      job_id: expect.stringMatching(/^\d+$/),
    })
    const early = await undo(started.body.data.undo_id)
    expect([early.status, early.body.errors[0].code]).toEqual([409, 'job_not_ended'])

    const result = await desk.runStarted(started)
    expect(result).toMatchObject({ succeeded_count: 250, failed_count: 0, failed: [] })
    expect(await jobOf(started)).toMatchObject({
      kind: 'carry_sources.batch_publish_status',
      state: 'done',
      done_count: 250,
      total_count: 250,
    })
    expect(await paused()).toEqual({ own: 250 })

    const { undo_id: undoId } = result
    expect(undoId).toBe(started.body.data.undo_id)
    expect((await undo(String(undoId), creator)).status).toBe(404)
    const undone = await undo(String(undoId))
    expect(await desk.runStarted(undone)).toMatchObject({ succeeded_count: 250, failed: [] })
    expect(await paused()).toEqual({})
    const redone = await undo(undone.body.data.undo_id)
    expect(await desk.runStarted(redone)).toMatchObject({ succeeded_count: 250, failed: [] })
    expect(await paused()).toEqual({ own: 250 })
  })

  it('changes nothing when the rows are not as many as the person saw', async () => {
    await sources(3)
    const started = await pause(4)
    expect(await runJob(deps(), Number(started.body.data.job_id))).toMatchObject({
      state: 'failed',
    })
    expect(await jobOf(started)).toMatchObject({
      error_code: 'count_changed',
      error_params: { count: 3, expected: 4 },
    })
    expect(await paused()).toEqual({})
    const nothing = await undo(started.body.data.undo_id)
    expect([nothing.status, nothing.body.errors[0].code]).toEqual([409, 'nothing_to_undo'])
  })

  it('takes ids or a filter with its count, and filters of the list alone', async () => {
    await sources(1)
    const pointer = async (attributes: object) => {
      const { status, body } = await pause(1, attributes)
      return [status, body.errors[0].code, body.errors[0].source?.pointer]
    }
    expect(await pointer({ ids: ['1'] })).toEqual([422, 'ids_or_matching', '/data/attributes/ids'])
    expect(await pointer({ matching: undefined })).toEqual([
      422,
      'ids_or_matching',
      '/data/attributes/ids',
    ])
    expect(await pointer({ expected_count: undefined })).toEqual([
      422,
      'required',
      '/data/attributes/expected_count',
    ])
    const [, code, where] = await pointer({ matching: { secret: 'x' } })
    expect([code, where]).toEqual(['unknown_field', '/data/attributes/matching/secret'])
  })

  it('stops when it is cancelled, tells what it did, and goes on from there', async () => {
    await sources(250)
    const started = await pause(250)
    const jobId = Number(started.body.data.job_id)
    const cancel = async () => {
      expect((await desk.operator.put(`/api/v1/jobs/${jobId}/cancel`)).status).toBe(200)
    }
    expect(await runJob(after(FIRST_PORTION, cancel), jobId)).toMatchObject({ why: 'cancelled' })
    expect(await jobOf(started)).toMatchObject({
      state: 'cancelled',
      result: { succeeded_count: 100, undo_id: started.body.data.undo_id },
    })
    expect(await paused()).toEqual({ own: 100 })
    const undone = await undo(started.body.data.undo_id)
    expect(await desk.runStarted(undone)).toMatchObject({ succeeded_count: 100 })
    expect(await paused()).toEqual({})

    expect((await desk.operator.put(`/api/v1/jobs/${jobId}/retry`)).status).toBe(200)
    expect(await desk.runStarted(started)).toMatchObject({ succeeded_count: 250 })
    expect(await paused()).toEqual({ own: 150 })
  })

  it('does no row twice after a crash, and leaves new rows alone', async () => {
    await sources(250)
    const started = await pause(250)
    const jobId = Number(started.body.data.job_id)
    const crash = async () => {
      await sources(1)
      throw new Error('the process ended')
    }
    expect(await runJob(after(FIRST_PORTION, crash), jobId)).toMatchObject({ tag: 'again' })
    desk.t.clock.advance(2000)
    expect(await desk.runStarted(started)).toMatchObject({ succeeded_count: 250, failed: [] })
    expect(await paused()).toEqual({ own: 250 })
    expect(await desk.t.rows('select id from carry_sources')).toHaveLength(255)
    const portions = await desk.t.rows(
      `select id from audit_events
       where operation = 'carry_sources.batch_publish_status' and changes is not null
         and id > $1::bigint`,
      [started.body.data.undo_id],
    )
    expect(portions).toHaveLength(3)
  })

  it('acts with the rights that its person has when it runs', async () => {
    await sources(2)
    const started = await pause(2)
    const { operator, t } = desk
    const [before] = await t.rows<{ roles: string[] }>('select roles from users where id = $1', [
      operator.userId,
    ])
    await t.rows(`update users set roles = '{chatgpt}' where id = $1`, [operator.userId])
    await runJob(deps(), Number(started.body.data.job_id))
    await t.rows('update users set roles = $1 where id = $2', [before?.roles, operator.userId])
    expect(await jobOf(started)).toMatchObject({ state: 'failed', error_code: 'forbidden' })
    expect(await paused()).toEqual({})
  })
})

describe('the rows of a bulk job', () => {
  it('that may not change are told with their reason, in the language of the reader', async () => {
    const { auditor, operator, insert, rowOf } = desk
    const content = (status: string) =>
      insert('carry_contents', {
        business_team_id: operator.teamId,
        user_id: operator.userId,
        title: status,
        status,
      })
    const [ready, raw] = [await content('processed'), await content('fetched')]
    const started = await auditor.put('/api/v1/carry_contents/batch_content_status', {
      status: 'downloaded',
      matching: { status: ['processed', 'fetched'] },
      expected_count: 2,
    })
    expect(await desk.runStarted(started)).toMatchObject({ succeeded_count: 1, failed_count: 1 })
    const { result } = await jobOf(started, auditor)
    expect(result.failed).toEqual([
      {
        id: raw,
        error: {
          code: 'not_allowed_move',
          params: { from: 'fetched', to: 'downloaded' },
          message: expect.stringMatching(/\p{Script=Han}/u),
        },
      },
    ])
    expect((await rowOf('carry_contents', ready)).status).toBe('downloaded')
    const undone = await undo(started.body.data.undo_id, auditor)
    expect(await desk.runStarted(undone)).toMatchObject({ succeeded_count: 1 })
    expect((await rowOf('carry_contents', ready)).status).toBe('processed')
  })

  it('are those of the list; what one may only read is counted and not touched', async () => {
    const { operator, insert, rowOf } = desk
    const material = (userId: number) =>
      insert('carry_materials', {
        business_team_id: operator.teamId,
        user_id: userId,
        title: 'bulk',
        source: 'taobaoke',
        source_id: `m-${userId}`,
        status: 'fetched',
      })
    const [own, theirs] = [await material(operator.userId), await material(creator.userId)]
    const found = await operator.get('/api/v1/carry_materials', { 'filter[search]': 'bulk' })
    expect(found.body.meta.record_count).toBe(2)
    const started = await operator.post('/api/v1/carry_materials/set_random_pool', {
      matching: { search: 'bulk' },
      expected_count: 2,
    })
    const result = await desk.runStarted(started)
    expect(result).toMatchObject({ succeeded_count: 1, failed_count: 1 })
    expect(failures({ body: { data: result } } as unknown as Answer)).toEqual({
      [theirs]: 'not_found',
    })
    expect((await rowOf('carry_materials', own)).pooling).toBe(true)
    expect((await rowOf('carry_materials', theirs)).pooling).toBe(false)
  })

  it('can stand under a record, and can come from another list', async () => {
    const { manager, make, insert, rowOf, t } = desk
    const account = await make.account({ business_team_id: manager.teamId })
    const piece = (accountId: number) =>
      insert('studio_contents', {
        business_team_id: manager.teamId,
        studio_account_id: accountId,
        title: 'bulk',
        status: 'processed',
      })
    const other = await make.account({ business_team_id: manager.teamId })
    const [here, there] = [await piece(account.id), await piece(other.id)]
    const moved = await manager.put(`/api/v1/studio_accounts/${account.id}/batch_content_status`, {
      status: 'checked',
      matching: { search: 'bulk' },
      expected_count: 2,
    })
    expect(await desk.runStarted(moved)).toMatchObject({ succeeded_count: 1, failed_count: 1 })
    expect((await rowOf('studio_contents', here)).status).toBe('checked')
    expect((await rowOf('studio_contents', there)).status).toBe('processed')

    await insert('creator_contents', { business_team_id: manager.teamId, title: 'from a writer' })
    const made = await manager.post('/api/v1/carry_contents/add_content_from_creator', {
      matching: { search: 'from a writer' },
      expected_count: 1,
    })
    expect(await desk.runStarted(made)).toMatchObject({ succeeded_count: 1 })
    expect(
      await t.rows(`select title from carry_contents where origin_type = 'creator_contents'`),
    ).toEqual([{ title: 'from a writer' }])
  })
})

/** Operations whose rows no filter chooses, each with the reason. */
const BY_IDS_ONLY = [
  // Its cookies are a secret, which no job may keep.
  'access_accounts.set_goudong_cookies',
  // Several ids are a job already.
  'carry_contents.sync_content_detail',
  // Duplicates are searched among all chosen rows at once.
  'carry_materials.merge_similar_material',
  // Without ids: all contents of the task, all picks of the account.
  'creator_tasks.set_content_status',
  'studio_accounts.creation_contents',
  // Nobody removes people by a filter.
  'userManagement.doDelete',
]

it('every call of the API that takes ids in its body and answers for each takes a filter too', () => {
  const byIds = registry.operations.filter(({ input, output, effect }) => {
    const answer = output.kind === 'data' ? output.schema : {}
    const members = 'properties' in answer ? Object.keys(Object(answer.properties)) : []
    return effect === 'write' && input?.properties.ids && members.includes('failed')
  })
  const without = byIds.filter(({ bulk }) => !bulk).map(({ id }) => id)
  expect(without.toSorted()).toEqual(BY_IDS_ONLY)
  expect(byIds.length).toBeGreaterThan(20)
})
