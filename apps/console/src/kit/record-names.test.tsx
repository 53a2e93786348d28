import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useRecordNames } from './record-names.ts'
import type { NamedRecords } from './record-readers.ts'
import { showInConsole } from './testing/show-in-console.tsx'

afterEach(cleanup)

function Names({ kind, ids }: { readonly kind: NamedRecords; readonly ids: string[] }) {
  const names = useRecordNames(kind, ids)
  return <p>{names ? ids.map((id) => names.get(id) ?? `no ${id}`).join() : 'reading'}</p>
}

const records = (type: string, data: Record<string, object>) => ({
  body: {
    data: Object.entries(data).map(([id, attributes]) => ({ type, id, attributes })),
    meta: { record_count: 1 },
  },
})

const queries = ({ transport }: ReturnType<typeof showInConsole>) =>
  transport.calls.map(({ operation, query }) => [
    operation,
    new URLSearchParams(query).get('filter[ids]'),
  ])

test('names accounts of any team by their ids, in one request', async () => {
  const shown = showInConsole({ admin: true, roles: [] }, (server) => {
    const answer = { '7': { nickname: '小铺', uid: 'a' }, '8': { nickname: '', uid: 'u8' } }
    server.always('studio_accounts.list', records('studio_accounts', answer))
    return <Names kind="accounts" ids={['7', '8', '9']} />
  })
  expect(await screen.findByText('小铺,u8,no 9')).toBeDefined()
  expect(queries(shown)).toEqual([['studio_accounts.list', '7,8,9']])
})

test('names people of any team for those who may list them', async () => {
  const shown = showInConsole({ admin: false, roles: ['site_admin'] }, (server) => {
    const answer = { '7': { full_name: '李雷', username: 'lilei' } }
    server.always('users.list', records('users', answer))
    return <Names kind="people" ids={['7', '8']} />
  })
  expect(await screen.findByText('李雷,no 8')).toBeDefined()
  expect(queries(shown)).toEqual([['users.list', '7,8']])
})

test('names people of the own team for everybody else', async () => {
  const shown = showInConsole({ admin: false, roles: ['vip'] }, (server) => {
    const one = { id: '7', label: '李雷', username: 'lilei', roles: [], team_name: '' }
    server.always('users.get_role_select', { body: { data: [one] } })
    return <Names kind="people" ids={['7', '8']} />
  })
  expect(await screen.findByText('李雷,no 8')).toBeDefined()
  expect(queries(shown)).toEqual([['users.get_role_select', null]])
})

test('asks for as many ids at once as a page has rows', async () => {
  const ids = Array.from({ length: 150 }, (_, at) => String(at + 1))
  const shown = showInConsole({ admin: true, roles: [] }, (server) => {
    server.always('studio_accounts.list', records('studio_accounts', {}))
    return <Names kind="accounts" ids={ids} />
  })
  expect(await screen.findByText(/^no 1,/)).toBeDefined()
  expect(queries(shown).map(([, asked]) => asked?.split(',').length)).toEqual([100, 50])
})

test.each([
  ['logins', 'access_accounts', { nickname: '小铺', uid: 'a' }, '小铺（a）'],
  ['logins', 'access_accounts', { nickname: '', uid: 'a' }, 'a'],
  ['sources', 'carry_sources', { nickname: '', author_id: 'x7' }, 'x7'],
  ['categories', 'business_categories', { name: '女装' }, '女装'],
  ['teams', 'business_teams', { name: '广州二队' }, '广州二队'],
] as const)('names %s of %s as their select does', async (kind, type, attributes, name) => {
  const shown = showInConsole({ admin: true, roles: [] }, (server) => {
    server.always(`${type}.list`, records(type, { '7': attributes }))
    return <Names kind={kind} ids={['7', '8']} />
  })
  expect(await screen.findByText(`${name},no 8`)).toBeDefined()
  expect(queries(shown)).toEqual([[`${type}.list`, '7,8']])
})
