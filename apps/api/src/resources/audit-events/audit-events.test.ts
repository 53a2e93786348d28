import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { createSealer } from '../../audit/create-sealer.ts'
import { registry } from '../index.ts'

let t: TestApp
let made: Factories
let manager: Caller
const START = new Date(Math.floor(Date.now() / 1000) * 1000)
beforeAll(async () => {
  t = await createTestApp({ startAt: START })
  made = createFactories(t.database)
  manager = await t.as('manager')
  await t.rows('create table people_before as table users')
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(START)
  await t.rows('truncate audit_events, audit_unsealed; delete from views')
  await t.rows(`update users u set roles = b.roles, full_name = b.full_name
    from people_before b where b.id = u.id`)
})

const TYPE = '/api/v1/views'
const WEBHOOK = {
  url: 'https://old.example.com/hook',
  events: ['job.done'],
  secret: 'a secret of the receiver',
}
/** Above the teams, where data leaves the system, and parts of records that nothing shows alone. */
const UNREAD_BY_LEADS = [
  'carry_item_assigns',
  'channels',
  'conversation_messages',
  'webhooks',
  'deliveries',
]
const newest = async () =>
  String((await t.rows<{ id: number }>('select max(id) as id from audit_events'))[0]!.id)
const rowOf = async (id: number) =>
  (
    await t.rows(
      'select name, columns, settings, deleted_at, updated_at from views where id = $1',
      [id],
    )
  )[0]
const auditCount = async () => (await t.rows('select 1 from audit_events')).length
const undo = (caller: Caller, id: string) => caller.post(`/api/v1/audit_events/${id}/undo`)
/** A view of the manager; its creation is not under test. */
const view = async (values: object = {}, owner = manager) => {
  const made = await owner.post(TYPE, { resource: 'users', name: 'before', ...values })
  await t.rows('truncate audit_events, audit_unsealed')
  return { id: Number(made.body.data.id) }
}

describe('audit_events.list', () => {
  it('shows the own team what was done, newest first, by whom, and narrows it', async () => {
    const { id } = await view()
    const other = await made.content()
    await t.rows(
      `insert into audit_events (business_team_id, operation, subject_type, subject_ids) values ($1, 'x.y', 'x', '{}')`,
      [other.business_team_id],
    )
    await manager.put(`${TYPE}/${id}`, { name: 'after' })
    t.clock.advance(1000)
    await manager.put(`/api/v1/users/${manager.userId}`, { full_name: '新名' })
    const all = await manager.get('/api/v1/audit_events')
    expect(all.body.meta.record_count).toBe(2)
    expect(all.body.data[0].attributes).toMatchObject({
      operation: 'users.update',
      username: 'manager',
      undoable: true,
      undone_by: null,
    })
    const narrowed = await manager.get('/api/v1/audit_events', {
      'filter[subject_type]': 'views',
      'filter[subject_id]': String(id),
      'filter[user_id]': String(manager.userId),
      'filter[operation]': 'views.update',
    })
    expect(narrowed.body.data).toHaveLength(1)
    expect(narrowed.body.data[0].attributes.changes).toMatchObject([
      { id: String(id), before: { name: 'before' }, after: { name: 'after' } },
    ])
    const none = await manager.get('/api/v1/audit_events', {
      'filter[since]': '2999-01-01T00:00:00Z',
    })
    expect(none.body.meta.record_count).toBe(0)
  })

  it('shows everyone what they did themselves, and nothing of colleagues', async () => {
    const { id } = await view()
    await manager.put(`${TYPE}/${id}`, { name: 'by the manager' })
    const leads = await newest()
    const auditor = await t.as('auditor')
    const own = await view({}, auditor)
    await auditor.put(`${TYPE}/${own.id}`, { name: 'by the auditor' })
    await manager.put(`${TYPE}/${id}`, { name: 'by the manager again' })
    const seen = await auditor.get('/api/v1/audit_events')
    expect(seen.body.meta.record_count).toBe(1)
    expect(seen.body.data[0].attributes).toMatchObject({
      operation: 'views.update',
      user_id: String(auditor.userId),
    })
    expect((await auditor.get(`/api/v1/audit_events/${seen.body.data[0].id}`)).status).toBe(200)
    expect((await auditor.get(`/api/v1/audit_events/${leads}`)).status).toBe(404)
    expect((await auditor.get('/api/v1/audit_events/verify')).status).toBe(403)
    const asked = { 'filter[user_id]': String(manager.userId) }
    expect((await auditor.get('/api/v1/audit_events', asked)).body.data).toEqual([])
    expect((await t.anyone.get('/api/v1/audit_events')).status).toBe(401)
  })

  it('shows nothing of a resource that its reader may not read, whatever is asked', async () => {
    const site = await t.as('site_admin')
    const { body } = await site.post('/api/v1/webhooks', { ...WEBHOOK, name: '订单系统' })
    await site.put(`/api/v1/webhooks/${body.data.id}`, { url: 'https://new.example.com/hook' })
    const event = await newest()
    const { id } = await view()
    await site.put(`/api/v1/webhooks/${body.data.id}`, { name: '订单' })
    await manager.put(`${TYPE}/${id}`, { name: 'after' })
    for (const query of [{}, { 'filter[undoable]': 'true' }, { 'filter[search]': 'e' }]) {
      const seen = await manager.get('/api/v1/audit_events', query)
      expect(seen.body.meta.record_count).toBe(1)
      expect(seen.body.data[0].attributes.subject_type).toBe('views')
    }
    const asked = { 'filter[subject_type]': 'webhooks' }
    expect((await manager.get('/api/v1/audit_events', asked)).body.meta.record_count).toBe(0)
    expect((await manager.get(`/api/v1/audit_events/${event}`)).status).toBe(404)
    expect((await site.get('/api/v1/audit_events', asked)).body.meta.record_count).toBe(1)
  })

  it('keeps from a lead what is above the teams, and from others what they may read no more', async () => {
    const operator = await t.as('operator')
    const types = registry.resources.map(({ type }) => type)
    for (const { teamId, userId } of [manager, operator])
      await t.rows(
        `insert into audit_events (business_team_id, user_id, operation, subject_type, subject_ids, changes)
         select $1, $2, s || '.update', s, '{1}', '[]' from unnest($3::text[]) s`,
        [teamId, userId, types],
      )
    const hiddenFrom = async (caller: Caller, by: Caller) => {
      const asked = { 'filter[user_id]': String(by.userId), 'page[size]': '100' }
      const { body } = await caller.get('/api/v1/audit_events', asked)
      const seen = new Set(
        body.data.map(
          (one: { attributes: { subject_type: string } }) => one.attributes.subject_type,
        ),
      )
      return types.filter((type) => !seen.has(type))
    }
    const personal = types.filter((type) => registry.resource(type).personal)
    expect(await hiddenFrom(await t.as('site_admin'), operator)).toEqual(personal)
    expect(await hiddenFrom(manager, manager)).toEqual(UNREAD_BY_LEADS)
    expect(new Set(await hiddenFrom(manager, operator))).toEqual(
      new Set([...UNREAD_BY_LEADS, ...personal]),
    )
    await t.rows(`update users set roles = '{chatgpt}' where id = $1`, [manager.userId])
    expect(await hiddenFrom(manager, manager)).toEqual(
      expect.arrayContaining(['users', 'studio_accounts', ...UNREAD_BY_LEADS]),
    )
  })

  it('shows everyone how they signed in, also where they read nobody', async () => {
    const vip = await t.as('vip')
    expect((await vip.get('/api/v1/users')).status).toBe(403)
    await t.rows('truncate audit_events, audit_unsealed')
    for (const [operation, id] of [
      ['auth.login_refused', vip.userId],
      ['users.update', manager.userId],
    ])
      await t.rows(
        `insert into audit_events (business_team_id, user_id, operation, subject_type, subject_ids) values ($1, $2, $3, 'users', array[$4])`,
        [vip.teamId, vip.userId, operation, String(id)],
      )
    const seen = await vip.get('/api/v1/audit_events')
    expect(seen.body.data).toMatchObject([{ attributes: { operation: 'auth.login_refused' } }])
  })

  it('audit_events.get answers one, and not one of another team', async () => {
    const { id } = await view()
    await manager.put(`${TYPE}/${id}`, { name: 'after' })
    const event = await newest()
    expect((await manager.get(`/api/v1/audit_events/${event}`)).body.data.id).toBe(event)
    await t.rows(`update users set roles = '{manager}' where username = 'operator2'`)
    const elsewhere = await t.as('operator2')
    expect((await elsewhere.get(`/api/v1/audit_events/${event}`)).status).toBe(404)
  })
})

describe('audit_events.undo', () => {
  it('brings back every column, writes one audit row, and can itself be undone', async () => {
    const { id } = await view({ columns: ['a', 'b'], settings: { sort: ['-id'] } })
    const before = await rowOf(id)
    t.clock.advance(5000)
    await manager.put(`${TYPE}/${id}`, { name: 'after', columns: ['c'], settings: {} })
    const after = await rowOf(id)
    expect(after).toMatchObject({ name: 'after', columns: ['c'] })
    const event = await newest()
    const count = await auditCount()

    const answer = await undo(manager, event)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({
      succeeded: [{ id: String(id) }],
      failed: [],
      undo_id: await newest(),
      job_id: null,
    })
    expect(answer.body.meta).toEqual({ touches: ['views'] })
    expect(await rowOf(id)).toEqual(before)
    expect(await auditCount()).toBe(count + 1)
    const listed = await manager.get(`/api/v1/audit_events/${event}`)
    expect(listed.body.data.attributes.undone_by).toBe(answer.body.data.undo_id)

    const again = await undo(manager, answer.body.data.undo_id)
    expect(again.body.data.succeeded).toEqual([{ id: String(id) }])
    expect(await rowOf(id)).toEqual(after)
  })

  it('can itself be undone where the guard of the resource adds to a change', async () => {
    const { id } = await made.account({ business_team_id: manager.teamId })
    const deletedAt = async () =>
      (await t.rows('select deleted_at from studio_accounts where id = $1', [id]))[0]!['deleted_at']
    await manager.delete(`/api/v1/studio_accounts/${id}`)
    for (const isThere of [true, false, true]) {
      const { data } = (await undo(manager, await newest())).body
      expect(data).toMatchObject({ succeeded: [{ id: String(id) }], failed: [] })
      expect((await deletedAt()) === null).toBe(isThere)
    }
  })

  it('takes back several operations on a row, the last one first', async () => {
    const { id } = await view()
    await manager.put(`${TYPE}/${id}`, { name: 'one' })
    const first = await newest()
    t.clock.advance(1000)
    await manager.put(`${TYPE}/${id}`, { name: 'two' })
    const second = await newest()
    expect((await undo(manager, first)).body.data.failed[0].error.code).toBe('changed_since')
    await undo(manager, second)
    expect((await undo(manager, first)).body.data.failed).toEqual([])
    expect(await rowOf(id)).toMatchObject({ name: 'before' })
  })

  it('leaves a row alone that something else has changed, and says so for this row only', async () => {
    const one = await view()
    const two = await view()
    // As a batch leaves it: one event with two rows.
    await manager.put(`${TYPE}/${one.id}`, { name: 'after' })
    await manager.put(`${TYPE}/${two.id}`, { name: 'after' })
    await t.rows(`update audit_events set changes = changes || (select changes from audit_events order by id limit 1)
      where id = (select max(id) from audit_events)`)
    const event = await newest()
    t.clock.advance(1000)
    await manager.put(`${TYPE}/${two.id}`, { position: 5 })
    const answer = await undo(manager, event)
    expect(answer.body.data.succeeded).toEqual([{ id: String(one.id) }])
    expect(answer.body.data.failed).toMatchObject([
      { id: String(two.id), error: { code: 'changed_since' } },
    ])
    expect(await rowOf(one.id)).toMatchObject({ name: 'before' })
    expect(await rowOf(two.id)).toMatchObject({ name: 'after' })
  })

  it('takes back all that one operation did to a row, and names the row once', async () => {
    const { id } = await view()
    await manager.put(`${TYPE}/${id}`, { name: 'one' })
    t.clock.advance(1000)
    await manager.put(`${TYPE}/${id}`, { name: 'two' })
    // As an import that names a row twice leaves it.
    await t.rows(`update audit_events set changes = (select changes from audit_events order by id limit 1) || changes
      where id = (select max(id) from audit_events)`)
    const { data } = (await undo(manager, await newest())).body
    expect(data).toMatchObject({ succeeded: [{ id: String(id) }], failed: [] })
    expect(await rowOf(id)).toMatchObject({ name: 'before' })
    const [{ changes }] = (await t.rows<{ changes: object[] }>(
      'select changes from audit_events order by id desc limit 1',
    )) as [{ changes: object[] }]
    expect(changes).toHaveLength(2)
  })

  it('says of each row why it stays, in the order of the operation', async () => {
    const views = [await view(), await view(), await view()]
    await t.rows('truncate audit_events, audit_unsealed')
    for (const { id } of views) await manager.put(`${TYPE}/${id}`, { name: 'after' })
    await t.rows(`update audit_events set changes = (select jsonb_agg(e.changes -> 0 order by e.id) from audit_events e)
      where id = (select max(id) from audit_events)`)
    const event = await newest()
    const [gone, stays, changed] = views.map(({ id }) => id)
    await t.rows('delete from views where id = $1', [gone])
    t.clock.advance(1000)
    await manager.put(`${TYPE}/${changed}`, { position: 5 })
    const { data } = (await undo(manager, event)).body
    expect(data.succeeded).toEqual([{ id: String(stays) }])
    expect(data.failed).toMatchObject([
      { id: String(gone), error: { code: 'not_found' } },
      { id: String(changed), error: { code: 'changed_since' } },
    ])
  })

  it('takes back the decision on a content', async () => {
    const { id } = await made.content({ business_team_id: manager.teamId, status: 'processed' })
    const statusOf = async () =>
      (await t.rows('select status from carry_contents where id = $1', [id]))[0]!['status']
    const decision = { ids: [String(id)], status: 'checked' }
    await manager.put('/api/v1/carry_contents/batch_content_status', decision)
    expect(await statusOf()).toBe('checked')
    const { data } = (await undo(manager, await newest())).body
    expect(data).toMatchObject({ succeeded: [{ id: String(id) }], failed: [] })
    expect(await statusOf()).toBe('processed')
  })

  it('takes a row back from the trash', async () => {
    const { id } = await view()
    await manager.delete(`${TYPE}/${id}`)
    expect((await rowOf(id))!.deleted_at).not.toBeNull()
    await undo(manager, await newest())
    expect((await rowOf(id))!.deleted_at).toBeNull()
  })

  it('is for the person who did it while they still may, and for nobody else without audit:undo', async () => {
    const operator = await t.as('operator')
    const { id } = await view({}, operator)
    await operator.put(`${TYPE}/${id}`, { name: 'mine' })
    const own = await newest()
    expect((await undo(await t.as('creator'), own)).status).toBe(404)
    expect((await undo(operator, own)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ name: 'before' })
    expect((await undo(operator, await newest())).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ name: 'mine' })

    const creator = await t.as('creator')
    const nameOf = () => t.rows('select full_name from users where id = $1', [creator.userId])
    await manager.put(`/api/v1/users/${creator.userId}`, { full_name: '新名' })
    const lead = await newest()
    await t.rows(`update users set roles = '{vip}' where id = $1`, [manager.userId])
    expect((await undo(manager, lead)).status).toBe(403)
    expect(await nameOf()).toEqual([{ full_name: '新名' }])
  })

  it('does not reach into another team', async () => {
    const { id } = await view()
    await manager.put(`${TYPE}/${id}`, { name: 'after' })
    const event = await newest()
    await t.rows(`update users set roles = '{manager}' where username = 'operator2'`)
    expect((await undo(await t.as('operator2'), event)).status).toBe(404)
    expect(await rowOf(id)).toMatchObject({ name: 'after' })
  })

  it('is not for a lead who may not read what it brings back', async () => {
    const site = await t.as('site_admin')
    const { body } = await site.post('/api/v1/webhooks', { ...WEBHOOK, name: '仓库系统' })
    const path = `/api/v1/webhooks/${body.data.id}`
    const state = () =>
      t.rows('select url, deleted_at from webhooks where id = $1', [Number(body.data.id)])
    await site.put(path, { url: 'https://new.example.com/hook' })
    const moved = await newest()
    await site.delete(path)
    const before = await state()
    const removed = await newest()
    for (const event of [removed, moved]) {
      const { status, body: refused } = await undo(manager, event)
      expect([status, refused.errors[0].code]).toEqual([403, 'forbidden'])
    }
    expect(await state()).toEqual(before)
    expect((await undo(site, removed)).status).toBe(200)
    // The undo of an undo goes by the operation that was taken back.
    expect((await undo(manager, await newest())).status).toBe(403)
    expect((await undo(site, moved)).body.data.failed).toEqual([])
    expect(await state()).toMatchObject([{ url: WEBHOOK.url, deleted_at: null }])
  })

  it('is refused to the person who did it, once they may neither do nor read it', async () => {
    const site = await t.as('site_admin')
    const { body } = await site.post('/api/v1/webhooks', { ...WEBHOOK, name: '旧系统' })
    await site.put(`/api/v1/webhooks/${body.data.id}`, { url: 'https://new.example.com/hook' })
    const event = await newest()
    await t.rows(`update users set roles = '{manager}' where id = $1`, [site.userId])
    expect((await undo(site, event)).status).toBe(403)
    expect((await site.get(`/api/v1/audit_events/${event}`)).status).toBe(404)
  })

  it('gives nobody a role above their own (T2)', async () => {
    const admin = await t.as('admin')
    const creator = await t.as('creator')
    await t.rows(`update users set roles = '{site_admin}' where id = $1`, [creator.userId])
    await admin.put(`/api/v1/users/${creator.userId}`, { roles: ['vip'] })
    const answer = await undo(manager, await newest())
    expect(answer.body.data.failed).toMatchObject([{ error: { code: 'rank_too_low' } }])
    const [row] = await t.rows('select roles from users where id = $1', [creator.userId])
    expect(row).toEqual({ roles: ['vip'] })
  })

  it('brings back no secret, and says so', async () => {
    const creator = await t.as('creator')
    const path = `/api/v1/users/${creator.userId}`
    await manager.put(path, { password: 'river stones 88' })
    const answer = await undo(manager, await newest())
    expect(answer.body.data).toMatchObject({
      succeeded: [],
      failed: [{ error: { code: 'secret_changed' } }],
      undo_id: null,
    })
  })

  it('brings back no secret of an account, whatever else was changed with it', async () => {
    const { id } = await made.account({ business_team_id: manager.teamId, nickname: 'before' })
    const path = `/api/v1/studio_accounts/${id}`
    expect((await manager.put(path, { nickname: 'after', secret: 'canary-3391' })).status).toBe(200)
    const { data } = (await undo(manager, await newest())).body
    expect(data).toMatchObject({ succeeded: [], failed: [{ error: { code: 'secret_changed' } }] })
    const rows = await t.rows('select nickname from studio_accounts where id = $1', [id])
    expect(rows).toEqual([{ nickname: 'after' }])
  })

  it('answers 403 for what the product can do no more, 409 for rows it has no more', async () => {
    const operator = await t.as('operator')
    const { id } = await view({}, operator)
    const event = async (operation: string, subject: string) => {
      await operator.put(`${TYPE}/${id}`, { name: operation })
      await t.rows(
        `update audit_events set operation = $1, subject_type = $2 where id = (select max(id) from audit_events)`,
        [operation, subject],
      )
      return newest()
    }
    const gone = await undo(operator, await event('views.paint', 'views'))
    expect([gone.status, gone.body.errors[0].code]).toEqual([403, 'forbidden'])
    const lost = await undo(operator, await event('views.update', 'gone'))
    expect([lost.status, lost.body.errors[0].code]).toEqual([409, 'nothing_to_undo'])
  })

  it.each(['auth.login', 'auth.logout'])(
    'has nothing to take back of one’s own %s',
    async (operation) => {
      const operator = await t.as('operator')
      await t.rows(
        `insert into audit_events (business_team_id, user_id, operation, subject_type) values ($1, $2, $3, 'users')`,
        [operator.teamId, operator.userId, operation],
      )
      const answer = await undo(operator, await newest())
      expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'nothing_to_undo'])
    },
  )

  it('needs no right to the operation of those who may undo what others did', async () => {
    const { id } = await view()
    await manager.put(`${TYPE}/${id}`, { name: 'after' })
    await t.rows(`update audit_events set operation = 'views.paint'`)
    const { data } = (await undo(manager, await newest())).body
    expect(data).toMatchObject({ succeeded: [{ id: String(id) }], failed: [] })
    expect(await rowOf(id)).toMatchObject({ name: 'before' })
  })

  it('answers 500 when a guard breaks, and does not take it for a refusal', async () => {
    const { id } = await view()
    await manager.put(`${TYPE}/${id}`, { name: 'after' })
    const guard = vi.spyOn(registry.resource('views'), 'guard')
    guard.mockRejectedValueOnce(new Error('broken'))
    expect((await undo(manager, await newest())).status).toBe(500)
    guard.mockRestore()
    expect(await rowOf(id)).toMatchObject({ name: 'after' })
  })

  it('answers 409 to an event that kept nothing', async () => {
    await t.rows(
      `insert into audit_events (business_team_id, user_id, operation, subject_type) values ($1, $2, 'auth.login', 'users')`,
      [manager.teamId, manager.userId],
    )
    const answer = await undo(manager, await newest())
    expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'nothing_to_undo'])
  })
})

describe('audit_events.verify', () => {
  it('tells that the trail is whole, and the first broken row once it is not', async () => {
    const sealer = createSealer({ database: t.database, heads: t.auditHeads, now: t.clock.now })
    const { id } = await view()
    for (const name of ['a', 'b', 'c']) await manager.put(`${TYPE}/${id}`, { name })
    await sealer.seal()
    const whole = await manager.get('/api/v1/audit_events/verify')
    expect(whole.body.data).toMatchObject({
      ok: true,
      complete: true,
      checked_count: 3,
      head: { sequence: 3 },
      first_broken: null,
    })
    const [, second] = await t.rows<{ id: number }>('select id from audit_events order by id')
    await t.rows(`update audit_events set reason = 'x' where id = $1`, [second!.id])
    const broken = await manager.get('/api/v1/audit_events/verify')
    expect(broken.body.data).toMatchObject({
      ok: false,
      first_broken: { audit_event_id: String(second!.id), sequence: 2, what: 'changed' },
    })
    expect((await (await t.as('creator')).get('/api/v1/audit_events/verify')).status).toBe(403)
  })
})
