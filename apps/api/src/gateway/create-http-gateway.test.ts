import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { A_POST } from '../../test/a-post.ts'
import { createContractStub, type ContractStub } from '../../test/contract-stub.ts'
import type { Problem } from '../kernel/problem.ts'
import { createHttpGateway } from './create-http-gateway.ts'
import type { ChannelAddress, ChannelGateway } from './gateway.ts'

let stub: ContractStub
beforeAll(async () => {
  stub = await createContractStub()
})
afterAll(() => stub.close())
beforeEach(() => {
  stub.asked.length = 0
  stub.faults.length = 0
})

const at = (baseUrl: string): ChannelAddress => ({ name: 'jd', baseUrl, token: 'secret-token' })
const page = { page: 2, size: 10 }

type Call = (gateway: ChannelGateway, channel: ChannelAddress) => Promise<unknown>
/** Each call with its operation of the contract and the part of the answer it returns. */
const CALLS: [string, string, Call, 'all' | 'data' | 'state' | 'none', object?][] = [
  ['account', 'accounts.get', (g, c) => g.account(c, 'u/1?x'), 'all', { uid: 'u/1?x' }],
  ['accounts', 'accounts.list', (g, c) => g.accounts(c, page), 'all'],
  ['accountGroups', 'accounts.groups', (g, c) => g.accountGroups(c, 'u1'), 'data'],
  ['backbone', 'accounts.backbone', (g, c) => g.backbone(c, 'u1'), 'all'],
  ['videos', 'accounts.videos', (g, c) => g.videos(c, 'u1', page), 'all'],
  ['cards', 'cards.list', (g, c) => g.cards(c, 'u1'), 'data'],
  [
    'useCard',
    'cards.use',
    (g, c) => g.useCard(c, 'u1', { feed_id: 'f1', card_id: 'c1', key: 'k1' }),
    'all',
    { uid: 'u1', card_id: 'c1' },
  ],
  ['metrics', 'accounts.metrics', (g, c) => g.metrics(c, 'u1', ['1', '2']), 'data'],
  [
    'searchGoods',
    'goods.search',
    (g, c) =>
      g.searchGoods(c, { q: '保温杯', category: '家居', pool: 'new', sort: 'sales', ...page }),
    'all',
  ],
  ['goods', 'goods.get', (g, c) => g.goods(c, '5100'), 'all', { item_id: '5100' }],
  ['goodsAvailability', 'goods.availability', (g, c) => g.goodsAvailability(c, ['1']), 'data'],
  ['goodsRates', 'goods.rates', (g, c) => g.goodsRates(c, '5100'), 'all'],
  [
    'rankedGoods',
    'ranks.list',
    (g, c) => g.rankedGoods(c, { rank_name: '金榜', category: '家居', ...page }),
    'all',
  ],
  ['author', 'authors.get', (g, c) => g.author(c, 'a1'), 'all', { author_id: 'a1' }],
  [
    'authorContents',
    'authors.contents',
    (g, c) => g.authorContents(c, 'a1', { since: '2026-06-01T00:00:00.000Z', ...page }),
    'all',
  ],
  ['content', 'contents.get', (g, c) => g.content(c, 'a1_1'), 'all'],
  [
    'searchContents',
    'contents.search',
    (g, c) => g.searchContents(c, { q: '杯', item_id: '1', since: '2026-06-01', ...page }),
    'all',
  ],
  ['topics', 'topics.list', (g, c) => g.topics(c, { q: '杯', uid: 'u1', ...page }), 'all'],
  [
    'orders',
    'orders.list',
    (g, c) => g.orders(c, { since: '2026-06-01', until: '2026-06-02', uid: 'u1', ...page }),
    'all',
  ],
  ['relations', 'relations.list', (g, c) => g.relations(c, page), 'all'],
  [
    'creators',
    'creators.search',
    (g, c) => g.creators(c, { q: 'a', category: 'b', ...page }),
    'all',
  ],
  ['creator', 'creators.get', (g, c) => g.creator(c, 'd1'), 'all'],
  ['creatorTags', 'creators.tags', (g, c) => g.creatorTags(c), 'data'],
  ['crowds', 'crowds.list', (g, c) => g.crowds(c, page), 'all'],
  [
    'uploadImage',
    'images.upload',
    (g, c) => g.uploadImage(c, { data_url: 'data:,', uid: 'u1' }),
    'all',
  ],
  [
    'rehearsePost',
    'posts.rehearse',
    (g, c) => g.rehearsePost(c, A_POST),
    'none',
    { platform: 'jd' },
  ],
  [
    'deletePost',
    'posts.delete',
    (g, c) => g.deletePost(c, 'u1', 'p1'),
    'state',
    { uid: 'u1', post_id: 'p1' },
  ],
]

describe('each call', () => {
  it.each(CALLS)('%s asks %s as the contract says and gives its answer', async (...row) => {
    const [, operation, call, part, params = {}] = row
    const given = await call(createHttpGateway(), at(stub.baseUrl))
    expect(stub.faults).toEqual([])
    expect(stub.asked).toHaveLength(1)
    expect(stub.asked[0]).toMatchObject({
      operation,
      params,
      headers: { authorization: 'Bearer secret-token', accept: 'application/json' },
    })
    const said = stub.said() as Record<string, unknown>
    expect(given).toEqual(part === 'all' ? said : said[part])
  })

  it('is in this table, or publishes or looks for posts', () => {
    const named = CALLS.map(([name]) => name).concat('publishPost', 'findPost', 'ownPosts')
    expect(Object.keys(createHttpGateway()).sort()).toEqual(named.sort())
  })

  it('publishes by the operation of the contract, once', async () => {
    const answer = await createHttpGateway().publishPost(at(stub.baseUrl), A_POST)
    expect(stub.faults).toEqual([])
    expect(stub.asked).toHaveLength(1)
    expect(stub.asked[0]).toMatchObject({ operation: 'posts.publish', params: { uid: 'u1' } })
    expect(answer).toMatchObject({ tag: 'posted' })
  })

  it('leaves out what is not wanted, and asks nothing about nothing', async () => {
    const gateway = createHttpGateway()
    await gateway.searchGoods(at(stub.baseUrl), { q: undefined })
    expect(stub.asked[0]?.query).toEqual({})
    expect(await gateway.metrics(at(stub.baseUrl), 'u1', [])).toEqual([])
    expect(await gateway.goodsAvailability(at(stub.baseUrl), [])).toEqual([])
    expect(stub.asked).toHaveLength(1)
  })

  it('sends the picture for the channel it is meant for', async () => {
    await createHttpGateway().uploadImage(at(stub.baseUrl), { data_url: 'data:,' })
    expect(stub.asked[0]?.body).toEqual({ data_url: 'data:,', platform: 'jd' })
  })
})

describe('an answer that is none', () => {
  let server: Server
  let baseUrl: string
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  const asked: IncomingMessage[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request)
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway/v1`
  })
  beforeEach(() => void (asked.length = 0))
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  const saying = (status: number, body: string, headers: Record<string, string> = {}) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  }
  const fails = (call: Call = (g, c) => g.crowds(c, {}), gateway = createHttpGateway()) =>
    call(gateway, at(baseUrl)).then(
      () => undefined,
      (error: Problem) => error,
    )
  const crowd = { crowd_id: 'w1', group_name: '妈妈', category: '母婴', data_type: '人群', size: 1 }
  const crowds = (change: object = {}) =>
    JSON.stringify({ data: [{ ...crowd, ...change }], total: 1 })

  it('a definite no keeps the code and the message of the channel', async () => {
    saying(403, '{"code":"no_permission","message":"B_Publish_Perm: 没有权限"}')
    const problem = await fails()
    expect(problem).toMatchObject({ status: 502, code: 'channel_refused' })
    expect(problem?.message).toContain('B_Publish_Perm: 没有权限')
    expect(problem?.details[0]?.meta).toEqual({
      channel: 'jd',
      status: 403,
      code: 'no_permission',
      message: 'B_Publish_Perm: 没有权限',
    })
  })

  it.each([400, 401, 404, 409, 422])('status %i with a reason is a no', async (status) => {
    saying(status, '{"code":"x","message":"y"}')
    expect((await fails())?.code).toBe('channel_refused')
  })

  it.each([
    ['a server error', 500, '{"code":"x","message":"y"}'],
    ['not now', 429, '{"code":"x","message":"y"}'],
    ['a no without a reason', 403, '<html>'],
    ['a no of another shape', 422, '{"error":"x"}'],
    ['no JSON', 200, '<html>'],
    ['half a document', 200, crowds().slice(0, 20)],
    ['nothing', 200, ''],
    ['null', 200, 'null'],
    ['a bare list', 200, '[]'],
    ['no total', 200, '{"data":[]}'],
    ['a negative total', 200, '{"data":[],"total":-1}'],
    ['a row that lacks a field', 200, crowds({ size: undefined })],
    ['a number as text', 200, crowds({ size: '1' })],
    ['a field that was not agreed', 200, crowds({ colour: 'red' })],
    ['an empty id', 200, crowds({ crowd_id: '' })],
    ['a text without end', 200, crowds({ group_name: 'x'.repeat(1001) })],
    ['a text with NUL', 200, crowds({ group_name: 'a\u0000b' })],
  ])('%s means that nothing is known', async (_name, status, body) => {
    saying(status, body)
    const problem = await fails()
    expect(problem).toMatchObject({ status: 503, code: 'channel_unreachable' })
    expect(problem?.headers['retry-after']).toBe('30')
    expect(problem?.details[0]?.meta).toMatchObject({ channel: 'jd', why: expect.any(String) })
  })

  it('takes an address only when it is one of the web', async () => {
    const goods = {
      uid: 'u',
      nickname: 'n',
      platform: 'jd',
      permission: true,
      followers: 1,
      level: 1,
    }
    const account = (avatar: string) =>
      saying(200, JSON.stringify({ ...goods, avatar, expires_at: '2026-06-01T00:00:00Z' }))
    account('https://img.test/a.png')
    expect(await fails((g, c) => g.account(c, 'u'))).toBeUndefined()
    for (const avatar of [
      'javascript:alert(1)',
      'data:image/svg+xml,x',
      '//img.test/a',
      'file:///x',
    ]) {
      account(avatar)
      expect((await fails((g, c) => g.account(c, 'u')))?.code).toBe('channel_unreachable')
    }
  })

  it('waits as long as the channel wishes, within an hour', async () => {
    const wait = async (wish: string) => {
      saying(503, '{}', { 'retry-after': wish })
      return (await fails())?.headers['retry-after']
    }
    expect(await wait('7')).toBe('7')
    expect(await wait('999999')).toBe('3600')
    expect(await wait('0')).toBe('1')
    expect(await wait('Wed, 21 Oct 2026 07:28:00 GMT')).toBe('30')
  })

  it('a redirect is not followed, wherever it leads', async () => {
    for (const location of ['http://169.254.169.254/latest/meta-data/', `${baseUrl}/elsewhere`]) {
      asked.length = 0
      saying(302, '', { location })
      const problem = await fails()
      expect(problem?.details[0]?.meta).toMatchObject({ why: 'it redirects (302)' })
      expect(asked).toHaveLength(1)
    }
  })

  it('comes too late, breaks off, or has no end', async () => {
    answer = () => undefined
    expect((await fails(undefined, createHttpGateway(fetch, { timeoutMs: 50 })))?.code).toBe(
      'channel_unreachable',
    )
    answer = (request) => void request.socket.destroy()
    expect((await fails())?.code).toBe('channel_unreachable')
    saying(200, ' '.repeat(3000) + crowds())
    const small = createHttpGateway(fetch, { maxBytes: 2000 })
    expect((await fails(undefined, small))?.details[0]?.meta).toMatchObject({
      why: 'the answer is too large',
    })
  })

  it('is all there is for an id of dots, which would climb out of the path', async () => {
    for (const id of ['..', '.', '']) {
      expect((await fails((g, c) => g.goods(c, id)))?.code).toBe('channel_unreachable')
    }
    expect(asked).toHaveLength(0)
  })
})
