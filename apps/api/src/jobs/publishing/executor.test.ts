import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PostAnswer } from '../../gateway/gateway.ts'
import { problem } from '../../kernel/problem.ts'
import {
  contentStates,
  servedAccount,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import type { Night } from './testing/night.ts'
import { createOrders, type Orders } from './testing/orders.ts'
import { useNight } from './testing/use-night.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE

const scene = useNight()
const { begin } = scene
let desk: Desk
let night: Night
let orders: Orders
beforeAll(() => {
  orders = createOrders(scene.desk)
})
beforeEach(() => {
  ;({ desk, night } = scene)
})

const served = (values?: Parameters<Desk['account']>[0]) => servedAccount(desk, values)
const statesOf = (bench: Bench) => contentStates(desk, bench)
const sentBy = (bench: Bench) =>
  desk.t.gateway
    .callsOf('publishPost')
    .flatMap(({ args: [content] }) => content as { uid: string; title: string })
    .filter(({ uid }) => uid === bench.uid)
    .map(({ title }) => title)
const leaseOf = async (bench: Bench) => {
  const [lease] = await desk.t.rows<{ device_id: number | null; kind: string | null }>(
    `select l.device_id, d.kind from account_leases l left join devices d on d.id = l.device_id
     where l.studio_account_id = $1`,
    [bench.accountId],
  )
  return lease
}
const answers = (...given: PostAnswer[]) => {
  const left = [...given]
  desk.t.gateway.answer('publishPost', async (_channel, { attempt_key: key }) => {
    const answer = left.shift() ?? { tag: 'posted', postId: `post-${key}`, feedId: `feed-${key}` }
    if (answer.tag === 'posted')
      desk.t.gateway.answers.set(key, { tag: 'found', feedId: answer.feedId })
    return answer
  })
}
const refused = (code: string, message = code): PostAnswer => ({
  tag: 'refused',
  status: 422,
  code,
  message,
})

describe('the executor of the server', () => {
  it('publishes each item once with no browser open, and gives the account back', async () => {
    const bench = await served()
    for (const title of ['one', 'two', 'three']) await bench.queue({ title })
    begin()
    await night.pass(MINUTE)
    expect(sentBy(bench)).toEqual(['one', 'two', 'three'])
    expect(await statesOf(bench)).toEqual(['published', 'published', 'published'])
    const devices = await desk.t.rows(
      `select d.kind, d.user_id, p.state from publish_attempts p join devices d on d.id = p.device_id
       where p.studio_account_id = $1`,
      [bench.accountId],
    )
    const published = { kind: 'server', user_id: null, state: 'published' }
    expect(devices).toEqual([published, published, published])
    expect(await leaseOf(bench)).toEqual({ device_id: null, kind: null })
  })

  it('leaves alone what is not marked, is at a channel without an API, or may not publish', async () => {
    const unmarked = await served()
    await desk.t.rows(`update studio_accounts set publish_by = 'browser' where id = $1`, [
      unmarked.accountId,
    ])
    const ended = await served()
    await desk.t.rows(
      `update studio_accounts set queue_ended_at = now(), queue_ended_why = 'no' where id = $1`,
      [ended.accountId],
    )
    const benches = [
      unmarked,
      await served({ platform: 'jd' }),
      await served({ permitted: false }),
      await served({ expires_at: new Date(desk.t.clock.now().getTime() - 1) }),
      ended,
    ]
    for (const bench of benches) await bench.queue()
    begin()
    await night.pass(3 * MINUTE)
    for (const bench of benches) expect(await statesOf(bench)).toEqual(['queued'])
    expect(desk.t.gateway.callsOf('publishPost')).toEqual([])
  })

  it('is one in number, however many processes there are', async () => {
    const bench = await served()
    for (const title of ['one', 'two', 'three']) await bench.queue({ title })
    const [a, b] = [begin(), begin()]
    await Promise.all([a.executor.round(), b.executor.round()])
    expect(a.executor.runs.size + b.executor.runs.size).toBe(1)
    await night.pass(2 * MINUTE)
    expect(sentBy(bench)).toEqual(['one', 'two', 'three'])
  })

  it('looks up what a killed process had sent, and never sends it again', async () => {
    const bench = await served()
    for (const title of ['one', 'two']) await bench.queue({ title })
    const first = begin()
    desk.t.gateway.answer('publishPost', async (_channel, { attempt_key: key }) => {
      desk.t.gateway.answers.set(key, { tag: 'found', feedId: `feed-${key}` })
      return new Promise(() => undefined)
    })
    await first.executor.round()
    await night.settle()
    expect(await statesOf(bench)).toEqual(['submitting', 'queued'])
    first.kill()
    answers()
    begin()
    await night.pass(3 * MINUTE)
    expect((await statesOf(bench))[0]).toBe('unknown')
    await night.pass(5 * MINUTE)
    expect(await statesOf(bench)).toEqual(['published', 'published'])
    expect(sentBy(bench)).toEqual(['one', 'two'])
  })

  it('sends nothing more once another process holds the account', async () => {
    const bench = await served()
    for (const title of ['one', 'two']) await bench.queue({ title })
    const frozen = begin()
    await frozen.executor.round()
    await night.settle()
    // Its lease ends while it stands still, and another process takes over under the same device.
    desk.t.clock.advance(2 * MINUTE)
    const other = begin()
    await other.executor.round()
    await night.pass(3 * MINUTE)
    expect(sentBy(bench).toSorted()).toEqual(['one', 'two'])
    expect(await statesOf(bench)).toEqual(['published', 'published'])
  })

  it('treats silence of the channel as unknown, and sends again only what is proved absent', async () => {
    const bench = await served()
    await bench.queue({ title: 'one' })
    answers({ tag: 'unclear', why: 'time-out' })
    begin()
    await night.pass(MINUTE)
    expect(await statesOf(bench)).toEqual(['unknown'])
    await night.pass(4 * MINUTE)
    expect(await statesOf(bench)).toEqual(['published'])
    expect(sentBy(bench)).toEqual(['one', 'one'])
  })
})

describe('the lease', () => {
  it('of a browser keeps the server away until it is given back', async () => {
    const bench = await served()
    await bench.queue({ title: 'one' })
    await bench.register({ takeOver: true })
    begin()
    await night.pass(MINUTE)
    expect(sentBy(bench)).toEqual([])
    await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})
    await night.pass(MINUTE)
    expect(sentBy(bench)).toEqual(['one'])
  })

  it('of the server is not taken by a browser, unless a person takes it over', async () => {
    const bench = await served({ publish_gap_s: 600 })
    for (const title of ['one', 'two']) await bench.queue({ title })
    const { executor } = begin()
    await night.pass(MINUTE)
    const no = await bench.register()
    expect([no.status, no.body.errors[0]]).toMatchObject([
      409,
      { code: 'account_leased', meta: { device_kind: 'server' } },
    ])
    expect((await bench.register({ takeOver: true })).status).toBe(200)
    await night.pass(MINUTE)
    expect(executor.runs.size).toBe(0)
    expect(sentBy(bench)).toEqual(['one'])
    expect(await leaseOf(bench)).toMatchObject({ kind: 'browser' })
  })

  it('is the server’s to take when it publishes, also while nobody holds it', async () => {
    const bench = await served()
    const no = await bench.register()
    expect([no.status, no.body.errors[0].code]).toEqual([409, 'account_leased'])
  })

  it('goes back after the item at hand when the account is marked for the browser again', async () => {
    const bench = await served({ publish_gap_s: 300 })
    for (const title of ['one', 'two']) await bench.queue({ title })
    const { executor } = begin()
    await night.pass(MINUTE)
    expect(executor.runs.size).toBe(1)
    await desk.t.rows(`update studio_accounts set publish_by = 'browser' where id = $1`, [
      bench.accountId,
    ])
    await night.pass(10 * MINUTE)
    expect(executor.runs.size).toBe(0)
    expect(await statesOf(bench)).toEqual(['published', 'queued'])
    expect(await leaseOf(bench)).toEqual({ device_id: null, kind: null })
  })

  it('goes back when the process stops in order, with nothing left open', async () => {
    const bench = await served({ publish_gap_s: 300 })
    for (const title of ['one', 'two']) await bench.queue({ title })
    const { executor } = begin()
    await night.pass(MINUTE)
    await executor.stop()
    expect(await leaseOf(bench)).toEqual({ device_id: null, kind: null })
    expect(await statesOf(bench)).toEqual(['published', 'queued'])
  })
})

describe('the waits of an account', () => {
  it('hold for the server too: quiet hours, gap and cap', async () => {
    const day = desk.t.clock.now().toISOString().slice(0, 10)
    desk.t.clock.set(new Date(Date.parse(`${day}T00:52:00Z`) + DAY))
    const bench = await served({
      timezone: 'UTC',
      quiet_from: '23:00',
      quiet_to: '01:00',
      publish_gap_s: 180,
      day_task_count: 2,
    })
    for (const title of ['one', 'two', 'three']) await bench.queue({ title })
    begin()
    await night.pass(7 * MINUTE)
    expect(sentBy(bench)).toEqual([])
    await night.pass(3 * MINUTE)
    expect(sentBy(bench)).toEqual(['one'])
    await night.pass(3 * MINUTE)
    expect(sentBy(bench)).toEqual(['one', 'two'])
    await night.pass(5 * MINUTE)
    expect(await statesOf(bench)).toEqual(['published', 'published', 'queued'])
  })

  it('follow a refusal: the content waits 600 s, and the third one sets it aside', async () => {
    const bench = await served()
    await bench.queue({ title: 'bad' })
    answers(refused('rejected'), refused('rejected'), refused('rejected'))
    begin()
    await night.pass(9 * MINUTE)
    expect(await statesOf(bench)).toEqual(['waiting'])
    expect(sentBy(bench)).toEqual(['bad'])
    await night.pass(25 * MINUTE)
    expect(await statesOf(bench)).toEqual(['refused'])
    expect(sentBy(bench)).toEqual(['bad', 'bad', 'bad'])
  })

  it('follow a bot check: the whole account rests 600 s and says why', async () => {
    const bench = await served()
    for (const title of ['one', 'two']) await bench.queue({ title })
    answers(refused('bot_check', '请完成验证'))
    begin()
    await night.pass(9 * MINUTE)
    expect(sentBy(bench)).toEqual(['one'])
    expect(await desk.accountRow(bench.accountId)).toMatchObject({ cooldown_why: 'bot_check' })
    await night.pass(5 * MINUTE)
    expect(await statesOf(bench)).toEqual(['published', 'published'])
  })

  it('follow an ended sign-in: nothing is claimed, people are told, and a new one lets it go on', async () => {
    const bench = await served()
    await bench.queue({ title: 'one' })
    const message = '登录已失效'
    const meta = { channel: 'daorc', status: 403, code: 'login_expired', message }
    desk.t.gateway.fail(
      'account',
      problem('channel_refused', { channel: 'daorc', said: message }, { meta }),
    )
    const { executor } = begin()
    await night.pass(3 * MINUTE)
    expect(executor.runs.size).toBe(0)
    expect(desk.t.gateway.callsOf('publishPost')).toEqual([])
    const { expires_at: ended } = await desk.accountRow(bench.accountId)
    expect(ended && ended <= desk.t.clock.now()).toBe(true)
    const notices = await desk.t.rows(
      `select id from system_notices where source = 'account' and action like $1`,
      [`%${bench.uid}`],
    )
    expect(notices).toHaveLength(1)
    desk.t.gateway.reset()
    await desk.t.rows('update studio_accounts set expires_at = null where id = $1', [
      bench.accountId,
    ])
    await night.pass(MINUTE)
    expect(await statesOf(bench)).toEqual(['published'])
  })

  it('follow a sign-in that ends between look and send: known not sent, no strike', async () => {
    const bench = await served()
    const id = await bench.queue({ title: 'one' })
    answers({ tag: 'refused', status: 403, code: 'login_expired', message: '登录已失效' })
    begin()
    await night.pass(MINUTE)
    expect(await desk.content(id)).toMatchObject({ status: 'published', strike_count: 0 })
    expect(await desk.events(id)).toContain('released')
  })

  it('never follow a channel that is away: nothing is claimed meanwhile', async () => {
    const bench = await served()
    await bench.queue({ title: 'one' })
    desk.t.gateway.fail('account', problem('channel_unreachable', { channel: 'daorc' }))
    begin()
    await night.pass(5 * MINUTE)
    expect(
      await desk.t.rows('select id from publish_attempts where studio_account_id = $1', [
        bench.accountId,
      ]),
    ).toEqual([])
    desk.t.gateway.reset()
    await night.pass(MINUTE)
    expect(await statesOf(bench)).toEqual(['published'])
  })
})

describe('orders of people', () => {
  const OBEYED = ['issued', 'received', 'started', 'finished']
  const REFUSED = ['issued', 'received', 'refused']

  it('start a queue again that the channel had ended, as a browser would', async () => {
    const bench = await served()
    for (const title of ['one', 'two']) await bench.queue({ title })
    answers(refused('no_permission', 'B_Publish_Perm'))
    const { executor } = begin()
    await night.pass(2 * MINUTE)
    expect(executor.runs.size).toBe(0)
    expect(await desk.accountRow(bench.accountId)).toMatchObject({
      queue_ended_why: 'B_Publish_Perm',
    })
    expect(sentBy(bench)).toEqual(['one'])
    const start = await orders.send(bench, 'start_publish')
    await night.pass(MINUTE)
    expect(await orders.phaseOf(start)).toEqual({ phase: 'finished', detail: '' })
    expect(await statesOf(bench)).toEqual(['published', 'published'])
  })

  it.each(['open_page', 'batch_smart_image_upload', 'batch_carry_image_upload'])(
    '%s is refused with the reason: it needs a page',
    async (command) => {
      const bench = await served()
      begin()
      const asked = await orders.send(bench, command)
      await night.pass(MINUTE)
      expect(await orders.phaseOf(asked)).toEqual({ phase: 'refused', detail: 'not-supported' })
      expect(await orders.phasesOf(asked)).toEqual(REFUSED)
      expect(await leaseOf(bench)).toEqual({ device_id: null, kind: null })
    },
  )

  it('start nothing while the account may not publish, and say why', async () => {
    const bench = await served({ permitted: false })
    const ended = await served({ expires_at: new Date(desk.t.clock.now().getTime() - 1) })
    for (const one of [bench, ended]) await one.queue()
    begin()
    const asked = [
      await orders.send(bench, 'start_publish'),
      await orders.send(ended, 'start_publish'),
    ]
    await night.pass(MINUTE)
    expect(await Promise.all(asked.map(orders.phaseOf))).toEqual([
      { phase: 'refused', detail: 'no-permission' },
      { phase: 'refused', detail: 'not-connected' },
    ])
    expect([await statesOf(bench), await statesOf(ended)]).toEqual([['queued'], ['queued']])
  })

  it('find the server at work: a second start is refused, and the run goes on', async () => {
    const bench = await served({ publish_gap_s: 600 })
    for (const title of ['one', 'two']) await bench.queue({ title })
    begin()
    await night.pass(MINUTE)
    const again = await orders.send(bench, 'start_publish')
    await night.pass(MINUTE)
    expect(await orders.phaseOf(again)).toEqual({ phase: 'refused', detail: 'already-running' })
    await night.pass(11 * MINUTE)
    expect(sentBy(bench)).toEqual(['one', 'two'])
  })

  it.each([
    ['delete_all_contents', ['old', 'new', 'bad']],
    ['delete_today_contents', ['new', 'bad']],
    ['delete_unpass_contents', ['bad']],
  ])('%s deletes for the person who sent it, who can undo it', async (command, gone) => {
    const day = desk.t.clock.now().toISOString().slice(0, 10)
    // 00:30 in China: what was made an hour ago is of yesterday.
    desk.t.clock.set(new Date(Date.parse(`${day}T16:30:00Z`) + DAY))
    const bench = await served()
    const other = await served()
    const manager = await desk.t.as('manager')
    await orders.content(bench, 'old', { hoursAgo: 1 })
    await orders.content(bench, 'new')
    await orders.content(bench, 'bad', { status: 'rejected' })
    await orders.content(other, 'kept', { status: 'rejected' })
    const left = () => orders.contentsLeft(bench, other)
    begin()
    const asked = await orders.send(bench, command, manager)
    expect(asked.status).toBe(201)
    await night.pass(MINUTE)
    expect(await orders.phaseOf(asked)).toEqual({
      phase: 'finished',
      detail: `deleted ${gone.length}`,
    })
    expect(await orders.phasesOf(asked)).toEqual(OBEYED)
    expect(await left()).toEqual(['old', 'new', 'bad', 'kept'].filter((one) => !gone.includes(one)))
    const [audit] = await desk.t.rows<{ id: number; user_id: number }>(
      `select id, user_id from audit_events where operation = 'studio_contents.delete' order by id desc limit 1`,
    )
    expect(audit?.user_id).toBe(manager.userId)
    expect((await manager.post(`/api/v1/audit_events/${audit?.id}/undo`, {})).status).toBe(200)
    expect(await left()).toEqual(['old', 'new', 'bad', 'kept'])
  })

  it('delete nothing once the sender has lost the right, or the minute is over', async () => {
    const bench = await served()
    const manager = await desk.t.as('manager')
    await orders.content(bench, 'kept')
    const late = await orders.send(bench, 'delete_all_contents', manager)
    desk.t.clock.advance(MINUTE + 1)
    begin()
    await night.pass(MINUTE)
    expect(await orders.phaseOf(late)).toMatchObject({ phase: 'expired' })
    const asked = await orders.send(bench, 'delete_all_contents', manager)
    await desk.t.rows(`update users set disabled_at = now() where id = $1`, [manager.userId])
    await night.pass(MINUTE)
    await desk.t.rows(`update users set disabled_at = null where id = $1`, [manager.userId])
    expect(await orders.phaseOf(asked)).toEqual({ phase: 'refused', detail: 'work-not-allowed' })
    expect(await orders.contentsLeft(bench)).toEqual(['kept'])
  })

  it('pause and withdraw items: what is paused is not sent', async () => {
    const bench = await served({ publish_gap_s: 120 })
    const ids = [await bench.queue({ title: 'one' }), await bench.queue({ title: 'two' })]
    begin()
    await night.pass(MINUTE)
    await bench.by.put(`/api/v1/publish_contents/${ids[1]}`, { status: 'paused' })
    await night.pass(5 * MINUTE)
    expect(sentBy(bench)).toEqual(['one'])
  })
})

describe('the setting of the account', () => {
  it('is for people who may manage accounts, at channels that offer it', async () => {
    const manager = await desk.t.as('manager')
    const { accountId } = await desk.account({ platform: 'daorc' })
    const { accountId: atPage } = await desk.account({ platform: 'jd' })
    const set = (by: typeof manager, id: number) =>
      by.put(`/api/v1/studio_accounts/${id}`, { publish_by: 'server' })
    expect((await set(desk.operator, accountId)).status).toBe(403)
    const no = await set(manager, atPage)
    expect([no.status, no.body.errors[0]]).toMatchObject([
      422,
      { code: 'not_by_server', source: { pointer: '/data/attributes/publish_by' } },
    ])
    const yes = await set(manager, accountId)
    expect(yes.body.data.attributes).toMatchObject({
      publish_by: 'server',
      executor: { kind: 'browser' },
    })
  })
})
