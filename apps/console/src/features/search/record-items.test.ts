import { ROLES } from '@omc/acl'
import { createSdk } from '@omc/sdk'
import { fakeTransport, toErrorDocument, toListDocument } from '@omc/sdk/testing'
import { beforeAll, expect, test } from 'vitest'
import description from '../../../../../libs/sdk/openapi/openapi.json'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../kernel/i18n/later-parts.ts'
import { parsePerson } from '../../kernel/session/person.ts'
import declared from './generated/record-kinds.json'
import { askRecentRecords, askRecords } from './record-items.ts'
import { kindsFor } from './record-kinds.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(laterTexts)
})

const BUILT = new Set(
  declared.flatMap(({ places }) =>
    places.map(({ at }) => at.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '{id}')),
  ),
)

function portsFor(...roles: readonly string[]) {
  const read = parsePerson({ username: 'lin', roles: [...roles] })
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

type Found = { type: string; state?: string; records?: readonly object[] }

/** Answer of the search: kinds that were looked through, unless they say otherwise. */
const answerOf = (...found: readonly Found[]) => ({
  body: {
    data: { found: found.map((kind) => ({ state: 'complete', records: [], ...kind })) },
  },
})
const recordOf = (type: string, id: string, attributes: object) => ({ type, id, attributes })

test('all kinds that the person may list are asked for in one request, with their names', async () => {
  const { transport, ports } = portsFor('manager')
  const kinds = kindsFor(ports)
  transport.answer('search.find', answerOf())
  await askRecords(ports, '防晒', never)
  expect(transport.calls.length).toBe(1)
  console.log(`a search as manager: ${transport.calls.length} request for ${kinds.length} kinds`)
  const query = new URLSearchParams(transport.calls[0]?.query)
  expect(query.get('q')).toBe('防晒')
  expect(query.get('kinds')?.split(',')).toEqual(kinds.map(({ type }) => type))
  for (const { type, reads } of kinds)
    expect(query.get(`fields[${type}]`)?.split(',')).toEqual(reads)
  expect(kinds.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['carry_materials', 'carry_items', 'plans', 'creator_tasks', 'users']),
  )
})

test('the server can search every kind, and answer what its title reads', () => {
  const parameters = description.paths['/api/v1/search'].get.parameters
  const allowed = (name: string): readonly string[] =>
    parameters.find((one) => one.name === name)?.schema.items?.enum ?? []
  const kinds = kindsFor(portsFor(...ROLES).ports)
  expect(kinds.length).toBe(declared.length)
  for (const { type, reads } of kinds) {
    expect(allowed('kinds')).toContain(type)
    expect(allowed(`fields[${type}]`)).toEqual(expect.arrayContaining([...reads]))
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
  const content = recordOf('carry_contents', '7', { title: '防晒衣' })
  const opened = async (role: string) => {
    const { transport, ports, went } = portsFor(role)
    transport.answer('search.find', answerOf({ type: 'carry_contents', records: [content] }))
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

test('a search that the server does not answer says so', async () => {
  const { transport, ports } = portsFor('manager')
  transport.always('search.find', { status: 503, body: toErrorDocument(503, 'unavailable') })
  await expect(askRecords(ports, '红豆', never)).rejects.toMatchObject({ status: 503 })
})

test('a kind with rows that were not looked at offers the search of its list', async () => {
  const { transport, ports, went } = portsFor('manager')
  const user = recordOf('users', '2', { full_name: '红豆', username: 'hd' })
  transport.answer(
    'search.find',
    answerOf(
      { type: 'users', state: 'complete', records: [user] },
      { type: 'carry_contents', state: 'newest' },
      { type: 'carry_items', state: 'late' },
    ),
  )
  const found = await askRecords(ports, '红 豆', never)
  expect(found.map(({ id, kind, foundBy }) => [id, kind, foundBy])).toEqual([
    ['users/2', 'record', '红 豆'],
    ['list/carry_contents', 'action', '红 豆'],
    ['list/carry_items', 'action', '红 豆'],
  ])
  expect(found[1]?.titles).toEqual(['在采集内容中查找全部'])
  found[1]?.run()
  expect(went).toEqual([`/carry/content/list?tab=carry&q=${encodeURIComponent('红 豆')}`])
})

test('kinds that the server answers and this person has no screen for are not shown', async () => {
  const { transport, ports } = portsFor('manager')
  const file = recordOf('uploads', '1', { file_name: '防晒.png' })
  transport.answer('search.find', answerOf({ type: 'uploads', records: [file] }))
  expect(await askRecords(ports, '防晒', never)).toEqual([])
})

test('@ asks for accounts alone, and # for numbers alone', async () => {
  const { transport, ports } = portsFor('manager')
  transport.always('search.find', answerOf())
  await askRecords(ports, '@小红豆', never)
  const query = new URLSearchParams(transport.calls[0]?.query)
  expect([query.get('q'), query.get('kinds')]).toEqual([
    '小红豆',
    'studio_accounts,access_accounts',
  ])
  expect(await askRecords(ports, '#红', never)).toEqual([])
  expect(transport.calls.length).toBe(1)
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
