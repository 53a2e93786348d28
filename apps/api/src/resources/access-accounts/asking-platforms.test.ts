import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import {
  createCarryDesk,
  failures,
  refused,
  unreachable,
  type CarryDesk,
} from '../../jobs/carry/testing/carry-desk.ts'

let desk: CarryDesk
let t: CarryDesk['t']
let manager: Caller
let operator: Caller
let stranger: Caller
beforeAll(async () => {
  desk = await createCarryDesk(['redbook', 'daorc', 'goudong'])
  ;({ t, manager, operator, stranger } = desk)
})
afterAll(() => desk.close())
afterEach(() => t.gateway.reset())

const URL = '/api/v1/access_accounts'
interface Login {
  id: string
  uid: string
}
let serial = 0
/** A login of the operator, unless said otherwise. */
const login = async (values: Record<string, unknown> = {}, by = operator): Promise<Login> => {
  const uid = `u${(serial += 1)}`
  const own = { business_team_id: by.teamId, user_id: by.userId, platform: 'goudong', uid }
  return { id: await desk.insert('access_accounts', { ...own, ...values }), uid }
}
const rowOf = (id: string) => desk.rowOf('access_accounts', id)

describe('what platforms say', () => {
  beforeEach(() => t.rows(`delete from access_account_card_uses; delete from access_accounts`))

  it('access_accounts.batch_verify_login renews what holds, marks what ended, and leaves the rest', async () => {
    const good = await login({ nickname: 'old' })
    const ended = await login({ expires_at: '2031-01-01T00:00:00Z' })
    const botted = await login({ expires_at: '2031-01-01T00:00:00Z' })
    const away = await login({ expires_at: '2031-01-01T00:00:00Z' })
    const elsewhere = await login({ platform: 'redbook' })
    t.gateway.answer('account', async (channel, uid) => {
      if (uid === ended.uid) throw refused('login_expired')
      if (uid === botted.uid) throw refused('bot_check', '请先完成滑块验证')
      if (uid === away.uid) throw unreachable()
      return {
        uid,
        nickname: '新名',
        avatar: '',
        platform: channel.name,
        permission: false,
        followers: 12,
        level: 3,
        expires_at: '2032-01-01T00:00:00.000Z',
      }
    })
    const answer = await operator.get(`${URL}/batch_verify_login`, { platform: 'goudong' })
    expect(answer.body.data.succeeded).toEqual([{ id: good.id }])
    expect(failures(answer)).toEqual({
      [ended.id]: 'login_expired',
      [botted.id]: 'bot_check',
      [away.id]: 'channel_unreachable',
    })
    expect(await rowOf(good.id)).toMatchObject({
      nickname: '新名',
      permission: false,
      level: 3,
      fans_count: 12,
      verified_at: t.clock.now(),
    })
    expect(await rowOf(ended.id)).toMatchObject({
      expires_at: t.clock.now(),
      verify_message: '登录已失效',
    })
    for (const { id } of [botted, away])
      expect((await rowOf(id)).expires_at).toEqual(new Date('2031-01-01T00:00:00Z'))
    expect((await rowOf(elsewhere.id)).verified_at).toBeNull()
    expect(t.gateway.callsOf('account').map(({ channel }) => channel)).toEqual(
      Array(4).fill('goudong'),
    )
  })

  it('access_accounts.batch_verify_login starts a job for more than ten, and the job asks for each once', async () => {
    const logins = []
    for (let i = 0; i < 11; i += 1) logins.push(await login())
    const answer = await operator.get(`${URL}/batch_verify_login`, { platform: 'goudong' })
    expect(answer.body.data).toMatchObject({
      succeeded: [],
      failed: [],
      job_id: expect.any(String),
    })
    expect(t.gateway.callsOf('account')).toEqual([])
    expect(await desk.runStarted(answer)).toMatchObject({ looked: 11, failed: [] })
    expect(t.gateway.callsOf('account').map(({ args }) => args[0])).toEqual(
      logins.map(({ uid }) => uid),
    )
    expect((await rowOf(logins[10]!.id)).verified_at).not.toBeNull()
  })

  it('access_accounts.batch_verify_login needs a platform', async () => {
    const answer = await operator.get(`${URL}/batch_verify_login`)
    expect([answer.status, answer.body.errors[0].source]).toEqual([400, { parameter: 'platform' }])
  })

  it('access_accounts.sync_daorc_account keeps every account of the login once, however often it runs', async () => {
    const answer = await manager.get(`${URL}/sync_daorc_account`)
    expect([answer.status, answer.body.data.attributes.kind]).toEqual([201, 'sync_daorc_accounts'])
    expect(await desk.runStarted(answer)).toMatchObject({ made: 5, renewed: 0 })
    expect(t.gateway.callsOf('accounts')).toMatchObject([
      { channel: 'daorc', args: [{ page: 1, size: 50 }] },
    ])
    const rows = await t.rows(
      `select uid, level from access_accounts where platform = 'daorc' order by uid`,
    )
    expect(rows.map(({ uid }) => uid)).toEqual([
      'daorc-u1',
      'daorc-u2',
      'daorc-u3',
      'daorc-u4',
      'daorc-u5',
    ])
    expect(await desk.runStarted(await manager.get(`${URL}/sync_daorc_account`))).toMatchObject({
      made: 0,
      renewed: 5,
    })
    expect((await operator.get(`${URL}/sync_daorc_account`)).status).toBe(403)
  })

  it('access_accounts.sync_creator_backbone keeps what one creator stands on, and starts a job for many', async () => {
    const own = await login()
    await login()
    const one = await operator.get(`${URL}/sync_creator_backbone`, { id: own.id })
    expect(one.body.data).toMatchObject({ succeeded: [{ id: own.id }], failed: [], job_id: null })
    const row = await rowOf(own.id)
    expect(row).toMatchObject({ backbone_at: t.clock.now(), backbone: { uid: own.uid } })
    expect(row.level).toBe((row.backbone as { level: number }).level)
    const foreign = await login({}, stranger)
    expect((await operator.get(`${URL}/sync_creator_backbone`, { id: foreign.id })).status).toBe(
      404,
    )
    for (let i = 0; i < 10; i += 1) await login()
    const many = await operator.get(`${URL}/sync_creator_backbone`, { platform: 'goudong' })
    expect(await desk.runStarted(many)).toMatchObject({ looked: 12, failed: [] })
  })

  it('access_accounts.get_video_list and access_accounts.get_card_list ask for one login and store nothing', async () => {
    const own = await login()
    const videos = await operator.get(`${URL}/${own.id}/get_video_list`, {
      'page[number]': '2',
      'page[size]': '5',
    })
    expect(videos.body.meta.record_count).toBe(8)
    expect(videos.body.data).toHaveLength(3)
    expect(videos.body.data[0]).toMatchObject({ content_id: `goudong-${own.uid}-v6` })
    expect(t.gateway.callsOf('videos')[0]).toMatchObject({
      channel: 'goudong',
      args: [own.uid, { page: 2, size: 5 }],
    })
    const cards = await operator.get(`${URL}/${own.id}/get_card_list`)
    expect(cards.body.data.map(({ card_id }: { card_id: string }) => card_id)).toEqual([
      `${own.uid}-c1`,
      `${own.uid}-c2`,
    ])
    for (const name of ['get_video_list', 'get_card_list'])
      expect((await stranger.get(`${URL}/${own.id}/${name}`)).status).toBe(404)
  })
})

describe('flow cards', () => {
  const use = (id: string, feeds: string[], cards: string[], by = operator) =>
    by.post(`${URL}/${id}/batch_use_cards`, { feed_ids: feeds, flow_cards: cards })
  const sent = () =>
    t.gateway
      .callsOf('useCard')
      .map(({ args }) => args[1] as { feed_id: string; card_id: string; key: string })

  it('access_accounts.batch_use_cards uses each card on each post under a key of the pair', async () => {
    const own = await login()
    const { body } = await use(own.id, ['f1', 'f2'], ['c1', 'c2'])
    expect(body.data.failed).toEqual([])
    expect(body.data.succeeded).toHaveLength(4)
    expect(new Set(sent().map(({ key }) => key)).size).toBe(4)
    expect(sent().map(({ feed_id, card_id }) => `${feed_id}/${card_id}`)).toEqual([
      'f1/c1',
      'f1/c2',
      'f2/c1',
      'f2/c2',
    ])
  })

  it('access_accounts.batch_use_cards never sends a pair again that was used or whose outcome is unknown', async () => {
    const own = await login()
    t.gateway.fail('useCard', unreachable())
    const first = await use(own.id, ['f1', 'f2'], ['c1'])
    expect(
      first.body.data.failed.map((row: { error: { code: string } }) => row.error.code),
    ).toEqual(['outcome_unknown', 'not_sent'])
    expect(sent()).toHaveLength(1)
    t.gateway.reset()
    const second = await use(own.id, ['f1', 'f2'], ['c1'])
    expect(second.body.data.succeeded).toMatchObject([{ feed_id: 'f2', card_id: 'c1' }])
    expect(second.body.data.failed).toMatchObject([
      { feed_id: 'f1', error: { code: 'outcome_unknown' } },
    ])
    t.gateway.reset()
    const third = await use(own.id, ['f2'], ['c1'])
    expect(third.body.data.succeeded).toEqual([{ feed_id: 'f2', card_id: 'c1', left_count: null }])
    expect(sent()).toEqual([])
  })

  it('access_accounts.batch_use_cards sends a refused pair again when it is asked for again, under a new key', async () => {
    const own = await login()
    t.gateway.fail('useCard', refused('rejected', '卡片已用完'))
    const first = await use(own.id, ['f1'], ['c1'])
    expect(first.body.data.failed[0].error).toMatchObject({
      code: 'rejected',
      message: '卡片已用完',
    })
    const [before] = sent()
    t.gateway.reset()
    expect((await use(own.id, ['f1'], ['c1'])).body.data.succeeded).toHaveLength(1)
    expect(sent()[0]!.key).not.toBe(before!.key)
  })

  it('access_accounts.batch_use_cards asks nothing for the login of another team, nor without a post', async () => {
    const own = await login()
    expect((await use(own.id, ['f1'], ['c1'], stranger)).status).toBe(404)
    const empty = await use(own.id, [], ['c1'])
    expect(empty.body.errors[0].source.pointer).toBe('/data/attributes/feed_ids')
    expect(sent()).toEqual([])
  })

  it('a pair asked for twice at the same time is sent once', async () => {
    const own = await login()
    const both = await Promise.all([use(own.id, ['f9'], ['c9']), use(own.id, ['f9'], ['c9'])])
    expect(sent()).toHaveLength(1)
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })
})
