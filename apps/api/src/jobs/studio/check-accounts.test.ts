import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import type { ChannelAccount } from '../../gateway/gateway.ts'
import { problem, quoted } from '../../kernel/problem.ts'
import { runJob } from '../run-job.ts'
import { TASKS } from '../task-table.ts'
import { isOver, isUnasked, standingAfter } from './look-at-account.ts'
import { writeStanding } from './write-standing.ts'

let t: TestApp
let made: Factories
let manager: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  manager = await t.as('manager')
})
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const DAY_MS = 86_400_000
const later = (days: number) => new Date(t.clock.now().getTime() + days * DAY_MS)
const says = (more: Partial<ChannelAccount>) =>
  t.gateway.answer('account', async (channel, uid) => ({
    uid,
    nickname: 'n',
    avatar: '',
    platform: channel.name,
    permission: true,
    followers: 1,
    level: 1,
    expires_at: later(30).toISOString(),
    ...more,
  }))
const refuses = (code: string) =>
  t.gateway.fail(
    'account',
    problem(
      'channel_refused',
      { channel: 'sandbox', said: 'no' },
      { meta: { code, message: code } },
    ),
  )
const check = async (id: number) => {
  const job = await made.job({
    kind: 'check_accounts',
    input: JSON.stringify({ ids: [String(id)] }),
    business_team_id: manager.teamId,
    user_id: manager.userId,
    created_at: t.clock.now(),
    updated_at: t.clock.now(),
  })
  const deps = { database: t.database, services: t.services, tasks: TASKS }
  expect(await runJob(deps, job.id)).toEqual({ tag: 'ended', state: 'done' })
  return (await t.rows('select result from jobs where id = $1', [job.id]))[0]!.result
}
const account = () =>
  made.account({
    business_team_id: manager.teamId,
    user_id: manager.userId,
    expires_at: later(1),
    nickname: '小红豆',
  })
const rowOf = async (id: number) =>
  (await t.rows('select * from studio_accounts where id = $1', [id]))[0]!
const notices = (title: string) =>
  t.rows(`select * from system_notices where title = $1 order by user_id`, [title])
const editors = async () => {
  const rows = await t.rows<{ id: number }>(
    `select id from users where full_access or roles && array['site_admin'] order by id`,
  )
  return rows.map(({ id }) => id)
}

it('marks a lost permission and tells the person once', async () => {
  const { id, uid } = await account()
  says({ permission: false })
  expect(await check(id)).toMatchObject({ checked: 1, no_permission: 1, expired: 0 })
  expect(await rowOf(id)).toMatchObject({ permitted: false, checked_at: t.clock.now() })
  const [notice] = await notices('账号没有发布权限')
  expect(notice).toMatchObject({
    user_id: manager.userId,
    level: 'warning',
    action: `/carry/account/list?tab=studio&q=${uid}`,
  })
  expect(notice!.message).toContain('小红豆')
  expect(t.broadcast.sent).toContainEqual({
    to: { user: manager.userId },
    message: expect.objectContaining({ title: '账号没有发布权限', notice_id: String(notice!.id) }),
  })
  expect(await check(id)).toMatchObject({ no_permission: 0 })
  expect(await notices('账号没有发布权限')).toHaveLength(1)
})

it('marks a sign-in that the channel does not know any more, and a new one', async () => {
  const { id } = await account()
  refuses('login_expired')
  expect(await check(id)).toMatchObject({ expired: 1 })
  expect(await rowOf(id)).toMatchObject({ expires_at: t.clock.now() })
  t.clock.advance(60_000)
  expect(await check(id)).toMatchObject({ expired: 0 })
  t.gateway.reset()
  says({})
  await check(id)
  expect(await rowOf(id)).toMatchObject({ expires_at: later(30), permitted: true })
})

it('tells of an end that came by itself between two looks', async () => {
  const { id } = await account()
  const end = later(1).toISOString()
  says({ expires_at: end })
  expect(await check(id)).toMatchObject({ expired: 0 })
  t.clock.advance(2 * DAY_MS)
  expect(await check(id)).toMatchObject({ expired: 1 })
  expect(await check(id)).toMatchObject({ expired: 0 })
})

it('tells the person who has the account now, by the name that it has now', async () => {
  const { id, uid } = await account()
  const readBefore = { id, uid, userId: manager.userId, nickname: '小红豆' }
  const colleague = await made.user({ business_team_id: manager.teamId })
  const look = { tag: 'refused', ...quoted('login_expired', '') } as const
  await t.rows(`update studio_accounts set user_id = $1, nickname = '小绿豆' where id = $2`, [
    colleague.id,
    id,
  ])
  const now = t.clock.now()
  const told = await t.database.asServer((db) => writeStanding({ db, now }, readBefore, look))
  expect(told).toMatchObject([{ loss: 'expired', notice: { userId: colleague.id } }])
  expect(told![0]!.notice.message?.words.zh).toContain('小绿豆')
})

it('changes nothing when the channel cannot be asked or is switched off', async () => {
  const { id } = await account()
  t.gateway.fail('account', problem('channel_unreachable', { channel: 'away' }))
  expect(await check(id)).toMatchObject({ checked: 0, unanswered: 1 })
  refuses('bot_check')
  await check(id)
  await t.rows(`update channels set enabled = false where name = 'youhaohuo'`)
  expect(await check(id)).toMatchObject({ unanswered: 1 })
  await t.rows(`update channels set enabled = true where name = 'youhaohuo'`)
  expect(await rowOf(id)).toMatchObject({ permitted: true, checked_at: null })
})

it('tells those who may edit channels of a refused token, once per outage, and blames no account', async () => {
  const editor = await t.as('site_admin')
  const first = await account()
  const second = await account()
  const told = () => notices('渠道不接受令牌')
  const bothChecked = async () => {
    for (const { id } of [first, second])
      expect(await check(id)).toMatchObject({ checked: 0, unanswered: 1, expired: 0 })
  }
  refuses('unauthorized')
  await bothChecked()
  t.clock.advance(60_000)
  await bothChecked()
  expect((await told()).map(({ user_id }) => user_id)).toEqual(await editors())
  expect(await editors()).toContain(editor.userId)
  expect(await rowOf(first.id)).toMatchObject({ expires_at: first.expires_at, checked_at: null })
  t.clock.advance(60_000)
  t.gateway.reset()
  says({})
  await check(first.id)
  t.clock.advance(60_000)
  refuses('unauthorized')
  await bothChecked()
  expect(await told()).toHaveLength(2 * (await editors()).length)
})

it.each(['rate_limited', 'internal', 'unknown_platform'])(
  'takes a refusal that it does not know (%s) for no end of a sign-in',
  (code) => {
    const now = new Date('2026-03-02T00:00:00Z')
    const before = { permitted: true, expiresAt: null }
    const look = { tag: 'refused', ...quoted(code, '') } as const
    expect(standingAfter(before, look, now)).toBeUndefined()
    expect(isUnasked(look)).toBe(true)
  },
)

it('looks at accounts of the own team only', async () => {
  const stranger = await t.as('operator2')
  const foreign = await made.account({ business_team_id: stranger.teamId })
  says({ permission: false })
  expect(await check(foreign.id)).toMatchObject({ checked: 0, unanswered: 0 })
  expect(await rowOf(foreign.id)).toMatchObject({ permitted: true })
})

it('keeps an end that was known before, whatever a refusal says', () => {
  const now = new Date('2026-03-02T00:00:00Z')
  const before = { permitted: true, expiresAt: new Date('2026-03-01T00:00:00Z') }
  const after = standingAfter(before, { tag: 'refused', ...quoted('login_expired', '') }, now)
  expect(after).toEqual(before)
  expect(isOver(before, now)).toBe(true)
})
