import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

/** Who gets a new connection when an account comes, goes or changes hands. */
let t: TestApp
let made: Factories
let manager: Caller
let operator: Caller
let creator: Caller
/** Those of the team who do not hear of all its accounts. */
let everyone: number[]
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  manager = await t.as('manager')
  operator = await t.as('operator')
  creator = await t.as('creator')
  const [auditor, gone] = [await t.as('auditor'), await t.as('vip')]
  for (const name of ['admin', 'site_admin', 'operator2']) await t.as(name)
  await t.rows('update sessions set ended_at = now() where user_id = $1', [gone.userId])
  everyone = sorted([operator.userId, creator.userId, auditor.userId])
})
afterAll(() => t.close())

const URL = '/api/v1/studio_accounts'
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)
const account = async (owner: Caller | null, deletedAt: Date | null = null) => {
  const { id, uid, platform } = await made.account({
    business_team_id: manager.teamId,
    user_id: owner?.userId ?? null,
    deleted_at: deletedAt,
  })
  return { path: `${URL}/${id}`, uid, platform }
}
/** People whose connections a call closed, so that they connect again. */
const reconnectedBy = async (call: () => ReturnType<Caller['post']>) => {
  t.broadcast.sent.length = 0
  expect((await call()).status).toBeLessThan(300)
  return sorted(t.broadcast.reconnected())
}
const undoLast = async () => {
  const [event] = await t.rows<{ id: number }>('select max(id) as id from audit_events')
  return manager.post(`/api/v1/audit_events/${event!.id}/undo`)
}
const give = (path: string, to: Caller | null) =>
  manager.put(path, { user_id: to === null ? null : String(to.userId) })

describe('an account that changes hands', () => {
  it('is heard of by its new person, and no more by its former one', async () => {
    const { path } = await account(operator)
    const both = sorted([operator.userId, creator.userId])
    expect(await reconnectedBy(() => give(path, creator))).toEqual(both)
    expect(await reconnectedBy(() => give(path, creator))).toEqual([])
    expect(await reconnectedBy(() => manager.put(path, { remark: '新' }))).toEqual([])
  })

  it('and was everyone’s is heard of no more by the others', async () => {
    const { path } = await account(null)
    expect(await reconnectedBy(() => give(path, creator))).toEqual(everyone)
    expect(await reconnectedBy(undoLast)).toEqual(everyone)
  })

  it('and is everyone’s from now on is heard of by all who may work for it', async () => {
    const { path } = await account(operator)
    expect(await reconnectedBy(() => give(path, null))).toEqual(everyone)
    expect(await reconnectedBy(undoLast)).toEqual(everyone)
  })
})

describe('an account in the trash', () => {
  it.each([
    ['of one person', () => operator, () => [operator.userId]],
    ['of everyone', () => null, () => everyone],
  ])('%s is heard of no more, and again once it comes back', async (_, owner, hearers) => {
    const { path } = await account(owner())
    expect(await reconnectedBy(() => manager.delete(path))).toEqual(hearers())
    expect(await reconnectedBy(undoLast)).toEqual(hearers())
    expect(await reconnectedBy(undoLast)).toEqual(hearers())
    expect(await reconnectedBy(() => manager.post(`${path}/restore`))).toEqual(hearers())
    expect(await reconnectedBy(undoLast)).toEqual(hearers())
  })

  it('that something still publishes for stays, and so does every connection', async () => {
    const { path } = await account(operator)
    await made.queued({ studio_account_id: Number(path.split('/').at(-1)) })
    t.broadcast.sent.length = 0
    expect((await manager.delete(path)).status).toBe(409)
    expect(t.broadcast.reconnected()).toEqual([])
  })
})

describe('a synchronised account', () => {
  const sync = (by: Caller, uid: string, platform = 'youhaohuo') =>
    reconnectedBy(() => by.post(`${URL}/sync_info`, { uid, platform }))

  it('is heard of by its person at once, and that of a lead by everyone', async () => {
    expect(await sync(operator, '70001')).toEqual([operator.userId])
    expect(await sync(operator, '70001')).toEqual([])
    expect(await sync(manager, '70002')).toEqual(everyone)
    expect(await sync(manager, '70002')).toEqual([])
  })

  it('is heard of by its person, whoever brings it back from the trash', async () => {
    const theirs = await account(operator, t.clock.now())
    expect(await sync(manager, theirs.uid, theirs.platform)).toEqual([operator.userId])
    const shared = await account(null, t.clock.now())
    expect(await sync(operator, shared.uid, shared.platform)).toEqual(everyone)
  })

  it('of the daorc login is heard of by everyone, once for many', async () => {
    const page = () => manager.get(`${URL}/sync_daorc_account`, { size: '3' })
    expect(await reconnectedBy(page)).toEqual(everyone)
    expect(await reconnectedBy(page)).toEqual([])
  })
})
