import { createSdk } from '@omc/sdk'
import { fakeTransport, toErrorDocument, toListDocument } from '@omc/sdk/testing'
import { beforeAll, expect, test } from 'vitest'
import { startI18n } from '../../kernel/i18n/i18n.ts'
import { parsePerson } from '../../kernel/session/person.ts'
import declared from './generated/record-kinds.json'
import { askRecentRecords, askRecords } from './record-items.ts'
import { kindsFor } from './record-kinds.ts'

beforeAll(startI18n)

const BUILT = new Set(
  declared.flatMap(({ places }) => places.map(({ at }) => at.replace(/\?.*/, ''))),
)

function portsFor(role: string) {
  const read = parsePerson({ username: 'lin', roles: [role] })
  if (read.tag === 'malformed') throw new Error(read.field)
  const transport = fakeTransport()
  const went: string[] = []
  const ports = {
    sdk: createSdk({ transport }),
    person: read.person,
    built: BUILT,
    go: (address: string) => void went.push(address),
  }
  return { transport, ports, went }
}

const never = new AbortController().signal
const nothing = { body: toListDocument([]) }

test('every kind that the person may list is asked once, for a few rows and their names', async () => {
  const { transport, ports } = portsFor('manager')
  const types = kindsFor(ports).map(({ type }) => type)
  for (const type of types) transport.always(`${type}.list`, nothing)
  await askRecords(ports, '防晒', never)
  expect(transport.calls.map(({ operation }) => operation)).toEqual(
    types.map((type) => `${type}.list`),
  )
  expect(types).toEqual(
    expect.arrayContaining(['carry_materials', 'carry_items', 'plans', 'creator_tasks', 'users']),
  )
  for (const { operation, query } of transport.calls) {
    const [type] = operation.split('.')
    expect(new URLSearchParams(query).get('filter[search]')).toBe('防晒')
    expect(new URLSearchParams(query).get('page[size]')).toBe('5')
    expect(query).toContain(`fields[${type}]=`)
  }
})

test('kinds that a person may not list, or has no screen for, are not asked for', () => {
  const { ports } = portsFor('chatgpt')
  const types = kindsFor(ports).map(({ type }) => type)
  expect(types).not.toContain('users')
  expect(types).not.toContain('carry_contents')
  const without = { ...portsFor('manager').ports, built: new Set(['/setting/user']) }
  expect(kindsFor(without).map(({ type }) => type)).toEqual(['users'])
})

test('a row opens in the widest list that the person may open', async () => {
  const content = { id: '7', type: 'carry_contents', title: '防晒衣' }
  const opened = async (role: string) => {
    const { transport, ports, went } = portsFor(role)
    for (const { type } of kindsFor(ports)) transport.always(`${type}.list`, nothing)
    transport.answer('carry_contents.list', { body: toListDocument([content]) })
    const [item] = await askRecords(ports, '防晒', never)
    item?.run()
    return [item?.hint, ...went]
  }
  expect(await opened('manager')).toEqual(['采集内容 #7', '/carry/content/list?tab=carry&peek=7'])
  expect(await opened('svip')).toEqual(['采集内容 #7', '/console?tab=contents&peek=7'])
})

test('a row of an account page carries the account in its address', () => {
  const { ports } = portsFor('manager')
  const built = new Set(['/guanghe/account/{id}/edit'])
  const [goods] = kindsFor({ ...ports, built })
  expect(goods?.type).toBe('studio_pools')
  expect(goods?.reads).toEqual(['title', 'studio_account_id'])
  expect(goods?.addressOf({ id: '4', studio_account_id: '12' })).toBe(
    '/guanghe/account/12/edit?tab=goods&peek=4',
  )
})

test('the title of a row is the first of its names that it has', () => {
  const { ports } = portsFor('manager')
  const titleOf = (type: string, row: object) =>
    kindsFor(ports)
      .find((kind) => kind.type === type)
      ?.titleOf({ id: '1', ...row })
  expect(titleOf('users', { full_name: '', username: 'wu' })).toBe('wu')
  expect(titleOf('users', { full_name: '吴小满', username: 'wu' })).toBe('吴小满')
  expect(titleOf('smart_publish_reports', { record_date: '2026-07-01', nickname: '甜茶' })).toBe(
    '2026-07-01 甜茶',
  )
  expect(titleOf('channel_rules', { channel: 'guangguang' })).toBe('逛逛')
})

test('a kind that fails takes no other; when all fail, the failure is told', async () => {
  const { transport, ports } = portsFor('manager')
  const broken = { status: 503, body: toErrorDocument(503, 'unavailable') }
  const types = kindsFor(ports).map(({ type }) => type)
  for (const type of types) transport.always(`${type}.list`, broken)
  await expect(askRecords(ports, '红豆', never)).rejects.toMatchObject({ status: 503 })
  const user = { id: '2', type: 'users', full_name: '红豆', username: 'hd' }
  transport.always('users.list', { body: toListDocument([user]) })
  const found = await askRecords(ports, '红豆', never)
  expect(found.map(({ id, foundBy }) => [id, foundBy])).toEqual([['users/2', '红豆']])
})

test('@ asks for accounts alone, and # for numbers alone', async () => {
  const { transport, ports } = portsFor('manager')
  for (const { type } of kindsFor(ports)) transport.always(`${type}.list`, nothing)
  await askRecords(ports, '@小红豆', never)
  expect(transport.calls.map(({ operation }) => operation)).toEqual([
    'studio_accounts.list',
    'access_accounts.list',
  ])
  expect(await askRecords(ports, '#红', never)).toEqual([])
  expect(transport.calls.length).toBe(2)
})

test('asks for each record that was opened by its number, and leaves out what is gone', async () => {
  const { transport, ports } = portsFor('manager')
  const account = { id: '3', type: 'studio_accounts', nickname: '小红豆', uid: '88213' }
  const [data] = toListDocument([account]).data
  transport.answer('studio_accounts.get', { body: { data } })
  transport.answer('users.get', { status: 404, body: toErrorDocument(404, 'not_found') })
  const found = await askRecentRecords(ports, ['studio_accounts/3', 'users/9', 'screen:/home'])
  expect(found.map(({ id, titles }) => [id, titles])).toEqual([['studio_accounts/3', ['小红豆']]])
  // A search for «3» finds every account with a 3 in its number, and shows five of them.
  const asked = transport.calls.map(({ operation, path }) => [operation, path])
  expect(asked).toEqual([
    ['studio_accounts.get', '/api/v1/studio_accounts/3'],
    ['users.get', '/api/v1/users/9'],
  ])
})
