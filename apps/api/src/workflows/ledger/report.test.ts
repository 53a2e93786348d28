import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTCOMES, type Outcome } from './report.ts'
import { createDesk, type Bench, type Desk, type Held } from './testing/publishing-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

type State = keyof typeof TO_STATE

/** Brings an attempt into each state. */
const TO_STATE = {
  claimed: (bench: Bench) => bench.hold(),
  submitting: (bench: Bench) => bench.send(),
  unknown: async (bench: Bench) => said(bench, 'unknown'),
  needs_human: async (bench: Bench) => {
    const held = await said(bench, 'unknown')
    await desk.t.rows(`update publish_attempts set state = 'needs_human' where id = $1`, [
      held.attemptId,
    ])
    await desk.t.rows(`update publish_contents set status = 'needs_human' where id = $1`, [
      held.contentId,
    ])
    return held
  },
  published: async (bench: Bench) => said(bench, 'published'),
  refused: async (bench: Bench) => said(bench, 'rejected'),
  released: async (bench: Bench) => said(bench, 'not_sent'),
  absent: async (bench: Bench) => {
    const held = await said(bench, 'unknown')
    desk.t.clock.advance(120_000)
    const answer = await bench.by.post(`/api/v1/publish_attempts/${held.attemptId}/resolve`, {
      resolution: 'not_published',
      reason: 'not in the list of posts',
    })
    if (answer.status !== 200) throw new Error(`resolve answered ${answer.status}`)
    return held
  },
} as const

async function said(bench: Bench, outcome: Outcome): Promise<Held> {
  const held = await bench.send()
  expect((await say(bench, held, outcome)).status).toBe(200)
  return held
}

const say = (bench: Bench, held: Held, outcome: Outcome) =>
  outcome === 'published' ? bench.post(held) : bench.report(held, outcome)

interface After {
  attempt: string
  content: string
  /** Event kinds this report adds. */
  events: string[]
  waitS?: number
  /** The code of the refusal, where nothing changes. */
  refused?: string
}
const OPEN: readonly State[] = ['claimed', 'submitting', 'unknown', 'needs_human']
/** Effect of an executor's report on an open attempt. The account is on `youhaohuo`. */
const ON_OPEN: Record<Outcome, After> = {
  published: { attempt: 'published', content: 'published', events: ['published'] },
  bot_check: { attempt: 'refused', content: 'waiting', events: ['waiting'], waitS: 600 },
  rejected: { attempt: 'refused', content: 'waiting', events: ['waiting'], waitS: 600 },
  upload_failed: { attempt: 'refused', content: 'waiting', events: ['waiting'], waitS: 180 },
  empty: { attempt: 'refused', content: 'waiting', events: ['waiting'], waitS: 5 },
  no_permission: { attempt: 'refused', content: 'queued', events: ['waiting'] },
  unknown: { attempt: 'unknown', content: 'unknown', events: ['unknown'] },
  not_sent: { attempt: 'released', content: 'queued', events: ['released'] },
}
const CLOSED: Record<string, { content: string; outcome: string }> = {
  published: { content: 'published', outcome: 'published' },
  refused: { content: 'waiting', outcome: 'rejected' },
  released: { content: 'queued', outcome: 'not_sent' },
  absent: { content: 'queued', outcome: 'absent' },
}

function expected(state: State, outcome: Outcome): After {
  if (OPEN.includes(state)) {
    const stays = { attempt: state, content: state, events: [] }
    if (state === 'claimed' && outcome === 'published')
      return { ...stays, refused: 'not_submitted' }
    if (state === 'claimed' || state === 'submitting') return ON_OPEN[outcome]
    // An attempt that may be live is not sent again on a later `not_sent` of its executor.
    if (outcome === 'not_sent') return { ...stays, events: ['late_result'] }
    return outcome === 'unknown' ? stays : ON_OPEN[outcome]
  }
  const { content, outcome: stands } = CLOSED[state]!
  if (outcome === stands) return { attempt: state, content, events: [] }
  // A late "published" is a fact; any other second word is only noted.
  if (outcome === 'published') return ON_OPEN.published
  return { attempt: state, content, events: ['late_result'] }
}

const CASES = (Object.keys(TO_STATE) as State[]).flatMap((state) =>
  OUTCOMES.map((outcome) => [state, outcome] as const),
)

describe('a report of every outcome on an attempt in every state', () => {
  it.each(CASES)('%s + %s', async (state, outcome) => {
    const bench = await desk.account()
    await bench.queue()
    const held = await TO_STATE[state](bench)
    const before = await desk.events(held.contentId)
    const after = expected(state, outcome)

    const answer = await say(bench, held, outcome)
    const { id } = answer.body.data ?? {}
    const { status } = answer.body.data?.attributes ?? {}
    const code = answer.body.errors?.[0].code
    const taken = { id: String(held.contentId), status: after.content, code: undefined }
    expect({ id, status, code }).toEqual(after.refused ? { code: after.refused } : taken)
    expect((await desk.attempt(held.attemptId)).state).toBe(after.attempt)
    const content = await desk.content(held.contentId)
    expect(content.status).toBe(after.content)
    expect((await desk.events(held.contentId)).slice(before.length)).toEqual(after.events)
    const waitMs = content.wait_until && content.wait_until.getTime() - desk.t.clock.now().getTime()
    const wantedMs = after.waitS === undefined ? waitMs : after.waitS * 1000
    expect(waitMs).toBe(wantedMs)

    const again = await say(bench, held, outcome)
    expect(again.status).toBe(answer.status)
    expect(again.body.data?.attributes.status).toBe(after.refused ? undefined : after.content)
    expect((await desk.attempt(held.attemptId)).state).toBe(after.attempt)
  })
})

describe('published', () => {
  it('needs the id of the channel, and changes nothing without', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    const answer = await bench.report(held, 'published', { feed_id: undefined })
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'feed_id_required'])
    expect((await desk.attempt(held.attemptId)).state).toBe('submitting')
  })

  it('writes one publish record and marks the content it came from', async () => {
    const bench = await desk.account()
    const source = await desk.make.content({
      business_team_id: bench.by.teamId,
      user_id: bench.by.userId,
    })
    await bench.queue({ content_id: source.id })
    const held = await bench.send()
    await bench.post(held)
    await bench.post(held)
    const records = await desk.t.rows(
      'select * from carry_publishes where publish_content_id = $1',
      [held.contentId],
    )
    expect(records).toMatchObject([{ feed_id: `feed-${held.attemptId}`, content_id: source.id }])
    expect(
      await desk.t.rows('select status from carry_contents where id = $1', [source.id]),
    ).toEqual([{ status: 'published' }])
  })

  it('notes another feed id under the same key and keeps the first', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    await bench.post(held)
    await bench.report(held, 'published', { feed_id: 'another' })
    expect((await desk.content(held.contentId)).feed_id).toBe(`feed-${held.attemptId}`)
    expect((await desk.events(held.contentId)).at(-1)).toBe('late_result')
  })

  it('late, takes the item back from an attempt that was not sent yet', async () => {
    const bench = await desk.account()
    await bench.queue()
    const first = await said(bench, 'not_sent')
    const second = await bench.hold()
    expect(second.contentId).toBe(first.contentId)
    await bench.post(first)
    expect((await desk.attempt(second.attemptId)).state).toBe('released')
    expect((await bench.submitting(second)).body.errors[0].code).toBe('attempt_closed')
    expect((await bench.claim()).status).toBe(204)
  })

  it('under two keys is told as doubled, once, and neither word is lost', async () => {
    const bench = await desk.account()
    await bench.queue()
    const first = await said(bench, 'not_sent')
    const second = await bench.send()
    await bench.post(first)
    await bench.post(second)
    await bench.post(second)
    expect(await desk.attempt(second.attemptId)).toMatchObject({
      state: 'refused',
      outcome: 'doubled',
      feed_id: `feed-${second.attemptId}`,
    })
    expect((await desk.events(first.contentId)).filter((kind) => kind === 'doubled')).toHaveLength(
      1,
    )
    expect(
      await desk.t.rows('select feed_id from carry_publishes where publish_content_id = $1', [
        first.contentId,
      ]),
    ).toEqual([{ feed_id: `feed-${first.attemptId}` }])
  })

  it('under two keys is told to the person of the account, and stays in a list until publish_contents.end_double', async () => {
    const bench = await desk.account({ nickname: '山野' })
    await bench.queue({ title: '露营灯' })
    const first = await said(bench, 'not_sent')
    const second = await bench.send()
    await bench.post(first)
    await bench.post(second)
    const id = String(first.contentId)
    const action = `/carry/publish/list?tab=queue&f.doubled=true&peek=${id}`
    expect(
      await desk.t.rows(
        'select user_id, level, title, message from system_notices where action = $1',
        [action],
      ),
    ).toEqual([
      {
        user_id: desk.operator.userId,
        level: 'error',
        title: '同一条内容发出了两次',
        message: '“山野”的“露营灯”在渠道上有两条，请到渠道删掉一条。',
      },
    ])
    const [event] = await desk.t.rows(
      `select detail from publish_events where publish_content_id = $1 and kind = 'doubled'`,
      [id],
    )
    expect(event).toEqual({
      detail: {
        feed_id: `feed-${second.attemptId}`,
        other_feed_id: `feed-${first.attemptId}`,
      },
    })
    const listed = async () => {
      const query = { 'filter[doubled]': 'true', 'filter[uid]': bench.uid }
      const { body } = await bench.by.get('/api/v1/publish_contents', query)
      return body.data.map((row: { id: string }) => row.id)
    }
    expect(await listed()).toEqual([id])
    const url = `/api/v1/publish_contents/${id}/end_double`
    const stranger = await desk.t.as('operator2')
    expect((await stranger.post(url, {})).status).toBe(404)
    expect((await bench.by.post(url, {})).status).toBe(200)
    expect(await listed()).toEqual([])
    expect(await desk.content(first.contentId)).toMatchObject({ status: 'published' })
  })

  it('of an item whose last attempt turns out absent stays published', async () => {
    const bench = await desk.account()
    await bench.queue()
    const first = await said(bench, 'not_sent')
    const second = await said(bench, 'unknown')
    await bench.post(first)
    desk.t.clock.advance(121_000)
    await desk.sweep()
    expect((await desk.attempt(second.attemptId)).state).toBe('absent')
    expect(await desk.content(first.contentId)).toMatchObject({
      status: 'published',
      generation: 1,
    })
  })
})

describe('refusals', () => {
  it('set a content aside after three strikes, and the queue goes on', async () => {
    const bench = await desk.account()
    const poison = await bench.queue({ priority: 5 })
    const good = await bench.queue()
    for (const outcome of ['rejected', 'upload_failed', 'empty'] as const) {
      const held = await bench.send()
      expect(held.contentId).toBe(poison)
      await bench.report(held, outcome, { message: `no: ${outcome}` })
      desk.t.clock.advance(601_000)
      await bench.register()
    }
    expect(await desk.content(poison)).toMatchObject({
      status: 'refused',
      wait_until: null,
      remark: 'no: empty',
    })
    expect((await desk.events(poison)).at(-1)).toBe('refused')
    expect((await bench.hold()).contentId).toBe(good)
  })

  it('count from nothing for what a person queues again after an image host was away', async () => {
    const bench = await desk.account()
    const id = await bench.queue({ title: '秋装' })
    const failOnce = async () => {
      const held = await bench.send()
      await bench.report(held, 'upload_failed', { message: '图片上传失败' })
      desk.t.clock.advance(601_000)
      await bench.register()
    }
    for (const _ of Array(3)) await failOnce()
    expect(await desk.content(id)).toMatchObject({ status: 'refused', remark: '图片上传失败' })
    const again = { title: '秋装新款', status: 'queued' }
    expect((await bench.by.put(`/api/v1/publish_contents/${id}`, again)).status).toBe(200)
    for (const _ of Array(2)) await failOnce()
    expect(await desk.content(id)).toMatchObject({ status: 'waiting', strike_count: 2 })
    const held = await bench.send()
    expect(held.contentId).toBe(id)
    await bench.post(held)
    expect(await desk.content(id)).toMatchObject({ status: 'published', title: '秋装新款' })
  })

  it('by a bot check are no strike but hold the whole account for 600 s, and only it', async () => {
    const [bench, other] = [await desk.account(), await desk.account()]
    await bench.queue()
    await bench.queue()
    await other.queue()
    const held = await bench.send()
    await bench.report(held, 'bot_check')
    expect((await desk.content(held.contentId)).strike_count).toBe(0)
    const until = new Date(desk.t.clock.now().getTime() + 600_000).toISOString()
    const answer = await bench.claim()
    expect(answer.status).toBe(409)
    expect(answer.body.errors[0]).toMatchObject({
      code: 'account_waiting',
      meta: { why: 'cooldown', until },
    })
    expect((await other.claim()).status).toBe(200)
    desk.t.clock.advance(600_000)
    await bench.register()
    expect((await bench.claim()).status).toBe(200)
  })

  it('by a bot check set nothing aside, though the content has two strikes', async () => {
    const bench = await desk.account()
    await bench.queue({ strike_count: 2 })
    const held = await said(bench, 'bot_check')
    expect(await desk.content(held.contentId)).toMatchObject({
      status: 'waiting',
      strike_count: 2,
    })
  })

  it('for an empty upload wait 5 s on youhaohuo and 600 s elsewhere', async () => {
    for (const [platform, waitMs] of [
      ['youhaohuo', 5_000],
      ['jd', 600_000],
    ] as const) {
      const bench = await desk.account({ platform })
      await bench.queue()
      const held = await said(bench, 'empty')
      const { wait_until: until } = await desk.content(held.contentId)
      expect(until!.getTime() - desk.t.clock.now().getTime()).toBe(waitMs)
    }
  })

  it('for want of permission end the queue until studio_accounts.reopen_queue starts it again', async () => {
    const bench = await desk.account()
    await bench.queue()
    await bench.queue()
    const held = await bench.send()
    await bench.report(held, 'no_permission', { message: 'B_Publish_Perm' })
    expect(await desk.accountRow(bench.accountId)).toMatchObject({
      queue_ended_why: 'B_Publish_Perm',
    })
    const answer = await bench.claim()
    expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'account_ended'])
    expect((await desk.content(held.contentId)).strike_count).toBe(0)
    // A device that connects is no person who decides: a console does it whenever it is loaded.
    for (const takeOver of [false, true]) {
      expect((await bench.register({ takeOver })).status).toBe(200)
      expect(await desk.accountRow(bench.accountId)).toMatchObject({
        queue_ended_why: 'B_Publish_Perm',
      })
      expect((await bench.claim()).body.errors[0].code).toBe('account_ended')
    }
    expect(await startAgain(bench)).toEqual({ reopened: true })
    expect((await bench.claim()).status).toBe(200)
    expect(await startAgain(bench)).toEqual({ reopened: false })
    const [events, audited] = await Promise.all([
      desk.t.rows(
        `select kind, detail from publish_events where studio_account_id = $1 and kind = 'resumed'`,
        [bench.accountId],
      ),
      desk.t.rows(
        `select after from audit_events where operation = 'studio_accounts.reopen_queue' order by id`,
      ),
    ])
    expect(events).toEqual([{ kind: 'resumed', detail: { why: 'started' } }])
    expect(audited).toEqual([{ after: { reopened: true } }, { after: { reopened: false } }])
  })

  it.each(['the person of the account', 'another'])(
    'for want of permission tell the person of the account, reported by %s',
    async (who) => {
      const by = who === 'another' ? await desk.t.as('manager') : desk.operator
      const bench = await desk.account({ nickname: '小红豆' })
      const { body } = await bench.register({ by, deviceNo: `of ${who}`, takeOver: true })
      await bench.queue()
      const deviceId = body.data.id
      const claimed = await bench.claim(deviceId, by)
      const { attempt_id: id, attempt_key: key, fence } = claimed.body.data.attributes
      expect((await by.post(`/api/v1/publish_attempts/${id}/submitting`, { fence })).status).toBe(
        200,
      )
      const said = { attempt_key: key, device_id: deviceId, fence }
      const url = '/api/v1/carry_contents/set_publish_response'
      const answer = await by.post(url, { ...said, outcome: 'no_permission', message: '没有权限' })
      expect(answer.status).toBe(200)
      const notices = await desk.t.rows(
        `select user_id, source, level, title, message, action from system_notices where action like '%' || $1`,
        [bench.uid],
      )
      expect(notices).toEqual([
        {
          user_id: desk.operator.userId,
          source: 'account',
          level: 'error',
          title: '账号的发布队列已停',
          message: '渠道说“小红豆”没有发布权限：没有权限。权限恢复后请重新开始。',
          action: `/carry/account/list?tab=studio&q=${bench.uid}`,
        },
      ])
    },
  )

  it('end a queue that a colleague without a share in the account cannot start', async () => {
    const bench = await desk.account()
    await bench.queue()
    await bench.report(await bench.send(), 'no_permission', { message: 'B_Publish_Perm' })
    const stranger = await desk.t.as('operator2')
    const answer = await stranger.post(
      `/api/v1/studio_accounts/${bench.accountId}/reopen_queue`,
      {},
    )
    expect(answer.status).toBe(404)
    expect((await bench.claim()).body.errors[0].code).toBe('account_ended')
  })
})

const startAgain = async ({ by, accountId }: Bench) => {
  const { body } = await by.post(`/api/v1/studio_accounts/${accountId}/reopen_queue`, {})
  return body.data
}

describe('a report', () => {
  it('counts when the lease is long gone and another device has the account', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    const other = await bench.register({ deviceNo: 'other', takeOver: true })
    expect(other.status).toBe(200)
    expect((await desk.attempt(held.attemptId)).state).toBe('unknown')
    desk.t.clock.advance(3_600_000)
    expect((await bench.post(held)).status).toBe(200)
    expect((await desk.content(held.contentId)).status).toBe('published')
  })

  it('by attempt id does the same as by key', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'found', feedId: 'f-1' })
    const answer = await bench.by.post(`/api/v1/publish_attempts/${held.attemptId}/report`, {
      device_id: held.deviceId,
      fence: held.fence,
      outcome: 'published',
      feed_id: 'f-1',
    })
    expect(answer.body.data).toMatchObject({
      type: 'publish_contents',
      attributes: { status: 'published', feed_id: 'f-1' },
    })
  })

  it('of an unknown key, or of the key of another team, is 404 and changes nothing', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    const stranger = await desk.t.as('operator2')
    for (const key of [held.attemptKey, '00000000-0000-4000-8000-000000000000']) {
      const answer = await stranger.post('/api/v1/carry_contents/set_publish_response', {
        attempt_key: key,
        device_id: held.deviceId,
        fence: held.fence,
        outcome: 'published',
        feed_id: 'x',
      })
      expect(answer.status).toBe(404)
    }
    expect((await desk.attempt(held.attemptId)).state).toBe('submitting')
  })
})
