import type { RoleName } from '@omc/acl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFactories } from '../factories.ts'
import { createTestApp, type Caller, type TestApp } from '../support.ts'

let t: TestApp
let colleague: Caller
const people = new Map<RoleName, Caller>()
const REVIEWERS: RoleName[] = [
  'auditor',
  'gh_video_creative',
  'jd_video_creative',
  'vip',
  'carry_dy',
  'svip',
]
beforeAll(async () => {
  t = await createTestApp()
  colleague = await t.as('creator')
  const make = createFactories(t.database)
  for (const role of REVIEWERS) {
    const username = `only-${role}`
    await make.user({ username, business_team_id: colleague.teamId, roles: [role] })
    people.set(role, await t.as(username))
  }
})
afterAll(() => t.close())

const as = (role: RoleName): Caller => people.get(role)!

/** A row of the colleague that awaits review. */
async function row(table: string, values: Record<string, unknown> = {}): Promise<string> {
  const all = {
    business_team_id: colleague.teamId,
    user_id: colleague.userId,
    status: 'processed',
    ...values,
  }
  const names = Object.keys(all)
  const [made] = await t.rows<{ id: number }>(
    `insert into ${table} (${names.join()}) values (${names.map((_, i) => `$${i + 1}`).join()}) returning id`,
    Object.values(all),
  )
  return String(made!.id)
}
let serial = 0
const material = (values: Record<string, unknown> = {}) =>
  row('carry_materials', {
    title: '素材',
    source: 'taobaoke',
    source_id: `r${(serial += 1)}`,
    ...values,
  })
const task = async () => {
  const [made] = await t.rows<{ id: number }>(
    'insert into creator_tasks (business_team_id, user_id) values ($1, $2) returning id',
    [colleague.teamId, colleague.userId],
  )
  return String(made!.id)
}

const statusOf = async (table: string, id: string) =>
  (await t.rows<{ status: string }>(`select status from ${table} where id = $1`, [id]))[0]!.status
const sees = async (caller: Caller, type: string, id: string) =>
  (await caller.get(`/api/v1/${type}/${id}`)).status === 200
const listed = async (caller: Caller, type: string) =>
  (await caller.get(`/api/v1/${type}`, { 'page[size]': '100' })).body.data.map(
    (one: { id: string }) => one.id,
  )

/** How each kind is decided on; gives the answer and the id that undoes it. */
const FAMILIES = {
  carry_contents: {
    make: () => row('carry_contents', { content_type: 'image', channel: 'jd' }),
    decide: (by: Caller, id: string) =>
      by.post('/api/v1/carry_contents/audit_creative_content', { ids: [id], status: 'checked' }),
  },
  smart_contents: {
    make: () => row('smart_contents', { channel: 'jd' }),
    decide: (by: Caller, id: string) =>
      by.put('/api/v1/smart_contents/batch_content_status', { ids: [id], status: 'checked' }),
  },
  creator_contents: {
    make: () => row('creator_contents', { channel: 'jd' }),
    decide: (by: Caller, id: string) =>
      by.put('/api/v1/creator_contents/batch_content_status', { ids: [id], status: 'checked' }),
  },
  carry_materials: {
    make: () => material({ source: 'douyin' }),
    decide: (by: Caller, id: string) =>
      by.put(`/api/v1/carry_materials/${id}/check_material_from_channel`, {
        status: 'rejected',
        reason: '价格过高',
      }),
  },
} as const
type Family = keyof typeof FAMILIES

/** Families that the screen of each role hands out. */
const HANDS_OUT: [RoleName, Family][] = [
  ['auditor', 'carry_contents'],
  ['auditor', 'smart_contents'],
  ['auditor', 'creator_contents'],
  ['auditor', 'carry_materials'],
  ['gh_video_creative', 'carry_contents'],
  ['gh_video_creative', 'smart_contents'],
  ['jd_video_creative', 'carry_contents'],
  ['jd_video_creative', 'smart_contents'],
  ['jd_video_creative', 'creator_contents'],
  ['jd_video_creative', 'carry_materials'],
  ['vip', 'carry_materials'],
  ['carry_dy', 'carry_materials'],
]

const lastEvent = async (by: Caller) =>
  String(
    (
      await t.rows<{ id: number }>(
        'select id from audit_events where user_id = $1 and changes is not null order by id desc limit 1',
        [by.userId],
      )
    )[0]!.id,
  )

describe('a review screen', () => {
  it.each(HANDS_OUT)(
    'of %s: %s of a colleague are seen, decided on, read again and undone',
    async (role, type) => {
      const by = as(role)
      const { make, decide } = FAMILIES[type]
      const id = await make()
      expect(await listed(by, type)).toContain(id)
      expect((await decide(by, id)).status).toBe(200)
      expect(await statusOf(type, id)).toMatch(/checked|rejected/)
      expect([await sees(by, type, id), (await listed(by, type)).includes(id)]).toEqual([
        true,
        true,
      ])
      const undone = await by.post(`/api/v1/audit_events/${await lastEvent(by)}/undo`)
      expect(undone.body.data).toMatchObject({ succeeded: [{ id }], failed: [] })
      expect(await statusOf(type, id)).toBe('processed')
    },
  )

  it('keeps what somebody decided on for a day, and only for them', async () => {
    const by = as('auditor')
    const id = await FAMILIES.carry_contents.make()
    await FAMILIES.carry_contents.decide(by, id)
    expect(await sees(as('gh_video_creative'), 'carry_contents', id)).toBe(false)
    const event = await lastEvent(by)
    await t.rows(`update audit_events set created_at = now() - interval '25 hours' where id = $1`, [
      event,
    ])
    expect(await sees(by, 'carry_contents', id)).toBe(false)
    const undone = await by.post(`/api/v1/audit_events/${event}/undo`)
    expect(undone.body.data.failed).toMatchObject([{ id, error: { code: 'not_found' } }])
  })

  it('hands out nothing else: no video, no other channel, no other source', async () => {
    const video = await row('carry_contents', { content_type: 'video', channel: 'wetao' })
    const other = await material()
    const done = await row('carry_contents', { status: 'checked' })
    for (const role of ['gh_video_creative', 'jd_video_creative', 'vip', 'carry_dy'] as const) {
      expect([role, await sees(as(role), 'carry_contents', video)]).toEqual([role, false])
      const answer = await FAMILIES.carry_contents.decide(as(role), video)
      expect([role, answer.status === 403 || answer.body.data.failed[0].error.code]).toEqual([
        role,
        answer.status === 403 ? true : 'not_found',
      ])
    }
    for (const role of ['jd_video_creative', 'carry_dy', 'gh_video_creative'] as const)
      expect([role, (await FAMILIES.carry_materials.decide(as(role), other)).status]).toEqual([
        role,
        404,
      ])
    expect(await sees(as('auditor'), 'carry_contents', done)).toBe(false)
    expect(await statusOf('carry_contents', video)).toBe('processed')
    expect(await statusOf('carry_materials', other)).toBe('processed')
  })

  it('lets nobody edit what it only hands out for review', async () => {
    const id = await material({ source: 'douyin' })
    const by = as('carry_dy')
    expect(await sees(by, 'carry_materials', id)).toBe(true)
    const answer = await by.put('/api/v1/carry_materials/batch_update_tag_info', {
      ids: [id],
      tags: ['x'],
      mode: 'add',
    })
    expect(answer.body.data.failed).toMatchObject([{ id, error: { code: 'not_found' } }])
    const cleared = await by.delete('/api/v1/carry_materials/delete_from_source?source=douyin')
    expect(cleared.body.data.count).toBe(0)
    const [kept] = await t.rows('select tags, deleted_at from carry_materials where id = $1', [id])
    expect(kept).toEqual({ tags: [], deleted_at: null })
  })
})

describe('the assignment board of svip', () => {
  it('sees the tasks of the team, gives one to somebody else and takes that back', async () => {
    const by = as('svip')
    const id = await task()
    expect(await listed(by, 'creator_tasks')).toContain(id)
    const given = await by.put(`/api/v1/creator_tasks/${id}`, { user_id: String(as('vip').userId) })
    expect(given.body.data.attributes.user_id).toBe(String(as('vip').userId))
    const undone = await by.post(`/api/v1/audit_events/${await lastEvent(by)}/undo`)
    expect(undone.body.data.succeeded).toEqual([{ id }])
    expect(await sees(as('vip'), 'creator_tasks', id)).toBe(false)
  })

  it('shares contents out among accounts that are theirs or nobody’s', async () => {
    const by = as('svip')
    const make = createFactories(t.database)
    const account = await make.account({ business_team_id: by.teamId, user_id: null })
    const theirs = await make.account({ business_team_id: by.teamId, user_id: colleague.userId })
    const free = await row('carry_contents', { user_id: null, status: 'checked' })
    const owned = await row('carry_contents', { status: 'checked' })
    const assign = (account_ids: string[]) =>
      by.put('/api/v1/studio_accounts/batch_assign_contents', { ids: [free, owned], account_ids })
    expect((await assign([String(theirs.id)])).status).toBe(404)
    const { body } = await assign([String(account.id)])
    expect(body.data.succeeded).toEqual([{ id: free }])
    expect(body.data.failed).toMatchObject([{ id: owned, error: { code: 'not_found' } }])
  })

  it('is no way to what a task of somebody else has made', async () => {
    const by = as('svip')
    const id = await task()
    const content = await row('creator_contents', { creator_task_id: id })
    const answer = await by.delete(`/api/v1/creator_tasks/${id}/clear_contents`)
    expect(answer.status).toBe(404)
    expect(await statusOf('creator_contents', content)).toBe('processed')
  })
})
