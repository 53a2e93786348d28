import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { describeGateway } from '../src/gateway/describe-gateway.ts'
import { bearer, content, plant, POSTS, publish, sandbox } from './support.ts'

type Document = {
  paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, { content: { 'application/json': { schema: object } } }> }
    >
  >
}
const file = new URL('../gateway-contract.json', import.meta.url)
const contract = JSON.parse(await readFile(file, 'utf8')) as Document
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(contract, 'contract')
const ACCOUNT = '/gateway/v1/platforms/{platform}/accounts/{uid}'

const step = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))

test('the committed contract is the one the rows say', () => {
  expect(contract).toEqual(JSON.parse(JSON.stringify(describeGateway())))
})

test.each([
  ['get', '/gateway/v1/health', '/gateway/v1/health', 200],
  ['get', ACCOUNT, '/gateway/v1/platforms/jd/accounts/u1', 200],
  ['get', ACCOUNT, '/gateway/v1/platforms/nowhere/accounts/u1', 404],
  ['get', `${ACCOUNT}/posts`, POSTS, 200],
  ['get', `${ACCOUNT}/posts`, `${POSTS}?page=0`, 400],
  ['post', `${ACCOUNT}/posts`, POSTS, 201, content()],
  ['post', `${ACCOUNT}/posts`, POSTS, 422, {}],
  ['post', `${ACCOUNT}/posts`, POSTS, 403, content({ uid: 'u1' }), { mode: 'bot_check' }],
  ['delete', `${ACCOUNT}/posts/{post_id}`, `${POSTS}/nothing`, 404],
  ['delete', `${ACCOUNT}/posts/{post_id}`, `${POSTS}/{first}`, 200],
  [
    'post',
    '/gateway/v1/images',
    '/gateway/v1/images',
    201,
    { data_url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  ],
  ['post', '/gateway/v1/images', '/gateway/v1/images', 422, { data_url: 'x' }],
  ['get', '/faults', '/faults', 200],
  [
    'put',
    '/faults',
    '/faults',
    200,
    { rules: [{ mode: 'empty', times: 3 }], platforms: { jd: { dedupe: true } } },
  ],
  ['put', '/faults', '/faults', 422, { rules: 3 }],
] as const)(
  '%s %s (%s) answers %i as described',
  async (...[method, path, url, status, payload, rule]) => {
    const made = await sandbox()
    const first = (await publish(made)).json().post_id
    await plant(made, { rules: rule ? [rule] : [{ mode: 'none', latency_ms: 1 }] })
    const answer = await made.app.inject({
      method,
      url: url.replace('{first}', first),
      headers: bearer,
      ...(payload && { payload }),
    })
    expect(answer.statusCode).toBe(status)
    expect(contract.paths[path]![method]!.responses[status]).toBeDefined()
    const place = [path, method, 'responses', String(status), 'content', 'application/json']
    const valid = ajv.compile({ $ref: `contract#/paths/${place.map(step).join('/')}/schema` })
    valid(answer.json())
    expect(valid.errors).toBeNull()
  },
)
