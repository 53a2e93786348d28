import { readFile } from 'node:fs/promises'
import { accountIds, hasExpired, profileOf } from '@omc/demo-world'
import type { AnySchemaObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'
import { ALL_PLATFORMS, findPlatform } from '../platforms.ts'

/**
 * Whether a gateway keeps the contract. Without settings the stand-in is asked; with
 * `CONFORMANCE_URL` (an origin), `CONFORMANCE_TOKEN` and `CONFORMANCE_PLATFORMS` (by comma) any
 * other gateway. What publishes or uses something is asked of the stand-in only.
 */
const outside = process.env['CONFORMANCE_URL']
const token = process.env['CONFORMANCE_TOKEN'] ?? 'sandbox-demo-token'
const platforms =
  process.env['CONFORMANCE_PLATFORMS']?.split(',') ?? ALL_PLATFORMS.map((row) => row.platform)

const contract = JSON.parse(
  await readFile(new URL('../../gateway-contract.json', import.meta.url), 'utf8'),
) as AnySchemaObject & {
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string }[] }>>
}
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).addSchema(
  contract,
  'contract',
)

const own = outside
  ? undefined
  : await createSandbox({ port: 0, token, consoleOrigins: ['http://localhost:8080'] })
let origin = outside ?? ''
beforeAll(async () => {
  if (own) origin = await own.start()
})
afterAll(async () => {
  await own?.stop()
})

const BASE = '/gateway/v1/platforms/{platform}'
const READS = Object.entries(contract.paths).flatMap(([path, methods]) =>
  methods['get'] && path.startsWith(BASE) ? [{ path, ...methods['get'] }] : [],
)
const LISTS = READS.filter(({ parameters }) => parameters.some(({ name }) => name === 'page'))

const checks = new Map<string, ValidateFunction>()
function checkOf(place: string): ValidateFunction {
  const check = checks.get(place) ?? ajv.compile({ $ref: `contract#/${place}` })
  checks.set(place, check)
  return check
}

type Reply = { status: number; body: never }
/** Sends a call and checks the answer against the contract for its status. */
async function ask(
  path: string,
  values: Record<string, string>,
  { method = 'get', query = {}, body, bearer = token }: AskOptions = {},
): Promise<Reply> {
  const place = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  const response = await fetch(`${origin}${place}?${new URLSearchParams(query).toString()}`, {
    method,
    headers: {
      ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
  })
  const steps = ['paths', path, method, 'responses', String(response.status)]
  const said: unknown = await response.json()
  const check = checkOf(`${[...steps, 'content', 'application/json'].map(step).join('/')}/schema`)
  check(said)
  expect(check.errors, `${method} ${place} answers ${response.status}`).toBeNull()
  return { status: response.status, body: said as never } // looked into field by field below
}
type AskOptions = {
  method?: string
  query?: Record<string, string>
  body?: object
  bearer?: string
}
const step = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))

const today = new Date().toISOString().slice(0, 10)
const weekAgo = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10)
/** Input of a call besides its path. */
const queryOf = (id: string, values: Record<string, string>): Record<string, string> =>
  ({
    'orders.list': { since: weekAgo, until: today },
    'goods.availability': { item_ids: `${values['item_id']},nothing` },
    'accounts.metrics': { feed_ids: values['feed_id'] ?? '500777' },
  })[id] ?? {}

/** Ids assigned by the platform. */
async function discover(platform: string): Promise<Record<string, string>> {
  const first = async (path: string) =>
    (await ask(`${BASE}/${path}`, { platform })).body as { data: [Record<string, string>] }
  const [account] = (await first('accounts')).data
  const [goods] = (await first('goods')).data
  const [content] = (await first('contents')).data
  const [creator] = (await first('creators')).data
  return {
    platform,
    uid: account['uid'] ?? '',
    item_id: goods['item_id'] ?? '',
    content_id: content['content_id'] ?? '',
    author_id: content['author_id'] ?? '',
    creator_id: creator['creator_id'] ?? '',
  }
}

describe.each(platforms)('the gateway of %s', (platform) => {
  let values: Record<string, string>
  beforeAll(async () => {
    values = await discover(platform)
  })

  it.each(READS)('$operationId answers 200 as described, and the same twice', async (call) => {
    const query = queryOf(call.operationId, values)
    const once = await ask(call.path, values, { query })
    const again = await ask(call.path, values, { query })
    expect(once.status).toBe(200)
    expect(again.body).toEqual(once.body)
  })

  it.each(LISTS)('$operationId pages through everything exactly once', async (call) => {
    const query = queryOf(call.operationId, values)
    const page = async (number: number, size: number) => {
      const answer = await ask(call.path, values, {
        query: { ...query, page: String(number), size: String(size) },
      })
      return answer.body as { data: object[]; total: number }
    }
    const both = await page(1, 6)
    const [one, two] = [await page(1, 3), await page(2, 3)]
    expect([one.total, two.total]).toEqual([both.total, both.total])
    expect([...one.data, ...two.data]).toEqual(both.data)
    expect(new Set(both.data.map((row) => JSON.stringify(row))).size).toBe(both.data.length)
    const far = await page(100_000, 100)
    expect(far).toMatchObject({ data: [], total: both.total })
  })

  it('answers 401 without the token, with a wrong one, and tells nothing', async () => {
    for (const { path, operationId } of READS) {
      const query = queryOf(operationId, values)
      expect((await ask(path, values, { query, bearer: '' })).status).toBe(401)
      expect((await ask(path, values, { query, bearer: 'wrong-token' })).status).toBe(401)
    }
  })

  it.each(['item_id', 'author_id', 'content_id', 'creator_id'])(
    'answers 404 for a %s that is none',
    async (name) => {
      for (const { path } of READS.filter((call) => call.path.includes(`{${name}}`))) {
        const answer = await ask(path, { ...values, [name]: 'nothing' })
        expect([path, answer.status]).toEqual([path, 404])
      }
    },
  )

  it('refuses with a code and a message what it cannot do', async () => {
    const orders = `${BASE}/orders`
    const query = { since: today, until: weekAgo }
    expect((await ask(orders, values, { query })).status).toBe(422)
    const many = Array.from({ length: 101 }, (_, id) => `10${id + 1000}`).join(',')
    const refused = await ask(`${BASE}/goods-availability`, values, { query: { item_ids: many } })
    expect(refused.status).toBe(422)
    expect((await ask(`${BASE}/goods`, values, { query: { size: '0' } })).status).toBe(400)
    expect((await ask(`${BASE}/goods`, values, { query: { colour: 'red' } })).status).toBe(400)
    expect((await ask(`${BASE}/goods`, { platform: 'nowhere' })).status).toBe(404)
  })

  it('sums orders of a day the same for one account and among all', async () => {
    const query = { since: weekAgo, until: weekAgo, size: '100' }
    const all = (await ask(`${BASE}/orders`, values, { query })).body as Orders
    const one = (
      await ask(`${BASE}/orders`, values, { query: { ...query, uid: values['uid'] ?? '' } })
    ).body as Orders
    expect(one.data.every(({ uid }) => uid === values['uid'])).toBe(true)
    expect(all.data.filter(({ uid }) => uid === values['uid'])).toEqual(one.data)
  })
})

type Orders = { data: { uid: string; cps_yuan: number }[]; total: number }

describe.skipIf(outside !== undefined)('what changes something', () => {
  const account = { platform: 'jd', uid: '51070010' }

  it('cards.use uses one card once per key', async () => {
    const path = `${BASE}/accounts/{uid}/cards`
    const cards = async () =>
      ((await ask(path, account)).body as { data: { card_id: string; left_count: number }[] }).data
    const [card] = await cards()
    const use = (body: object, card_id = card?.card_id ?? '') =>
      ask(`${path}/{card_id}/use`, { ...account, card_id }, { method: 'post', body })
    const before = card?.left_count ?? 0
    const first = await use({ feed_id: '500777', key: 'k-1' })
    expect(first).toMatchObject({ status: 200, body: { left_count: before - 1 } })
    expect(await use({ feed_id: '500777', key: 'k-1' })).toEqual(first)
    expect((await cards())[0]?.left_count).toBe(before - 1)
    expect((await use({ feed_id: 'another', key: 'k-1' })).status).toBe(422)
    expect((await use({ feed_id: '500777', key: 'k-2' }, 'c0')).status).toBe(404)
    expect((await use({ feed_id: '500777' })).status).toBe(422)
    for (let turn = 1; turn < before; turn += 1) {
      await use({ feed_id: '500777', key: `more-${turn}` })
    }
    expect(await use({ feed_id: '500777', key: 'one too many' })).toMatchObject({
      status: 422,
      body: { code: 'used_up' },
    })
  })

  it('posts.publish, metrics and posts.delete go by the feed id', async () => {
    const posts = `${BASE}/accounts/{uid}/posts`
    const content = { attempt_key: 'conformance', channel: 'jd', uid: account.uid, title: '保温杯' }
    const made = await ask(posts, account, { method: 'post', body: content })
    const { feed_id } = made.body as { feed_id: string }
    const metrics = async () =>
      (
        await ask(`${BASE}/accounts/{uid}/metrics`, account, {
          query: { feed_ids: `${feed_id},nothing` },
        })
      ).body
    expect(await metrics()).toMatchObject({ data: [{ feed_id, pv_count: 0, state: 'published' }] })
    const path = `${posts}/{post_id}`
    const gone = await ask(path, { ...account, post_id: feed_id }, { method: 'delete' })
    expect(gone).toMatchObject({ status: 200, body: { feed_id, state: 'deleted' } })
    expect(await metrics()).toMatchObject({ data: [{ feed_id, state: 'deleted' }] })
  })

  it('posts.publish can be asked whether it was done, by the attempt key', async () => {
    const posts = `${BASE}/accounts/{uid}/posts`
    const key = 'conformance-asked'
    const content = { attempt_key: key, channel: 'jd', uid: account.uid, title: '保温杯' }
    const look = async () =>
      (await ask(posts, account, { query: { attempt_key: key } })).body as {
        data: { attempt_key: string; feed_id: string }[]
        complete: boolean
      }
    expect(await look()).toMatchObject({ data: [], complete: true })
    const made = await ask(posts, account, { method: 'post', body: content })
    const { feed_id } = made.body as { feed_id: string }
    expect(await look()).toMatchObject({ data: [{ attempt_key: key, feed_id }], complete: true })
  })

  it('posts.publish takes nothing from an account whose sign-in has ended', async () => {
    const ended = ALL_PLATFORMS.flatMap(({ platform, ...row }) =>
      accountIds({ platform, ...row })
        .filter((uid) => hasExpired(profileOf(uid)))
        .map((uid) => ({ platform, uid })),
    ).find(({ platform }) => findPlatform(platform))
    if (!ended) throw new Error('no account of the catalogue has an ended sign-in')
    const { platform, uid } = ended
    const body = { attempt_key: 'ended', channel: platform, uid, title: '保温杯' }
    const posts = `${BASE}/accounts/{uid}/posts`
    expect(await ask(posts, ended, { method: 'post', body })).toMatchObject({
      status: 403,
      body: { code: 'login_expired' },
    })
    expect((await ask(posts, ended, { query: { attempt_key: 'ended' } })).body).toMatchObject({
      data: [],
    })
  })

  it('a source publishes nothing', async () => {
    const source = { platform: 'douyin', uid: 'u1' }
    const body = { attempt_key: 'k', channel: 'douyin', uid: 'u1', title: '保温杯' }
    const posts = `${BASE}/accounts/{uid}/posts`
    expect(await ask(posts, source, { method: 'post', body })).toMatchObject({
      status: 422,
      body: { code: 'not_supported' },
    })
  })
})
