import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { Screen } from './relation.screen.tsx'

const ownTexts = textPart(
  () => import('./relation.zh.ts'),
  () => import('./relation.en.ts'),
)

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, ownTexts]) await addTexts(part)
})
afterEach(cleanup)

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
const people = (from: number, to: number) => ({
  body: {
    data: upTo(from, to).map((n) => ({
      id: `${n}`,
      label: `同事${n}`,
      username: `mate-${n}`,
      roles: [],
      team_name: '杭州一队',
    })),
  },
})
const page = (type: string, numbers: readonly number[], meta: object) => ({
  body: {
    data: numbers.map((n) => ({
      type,
      id: `${n}`,
      attributes: {
        nickname: `${type}-${n}`,
        uid: `u${n}`,
        platform: 'redbook',
        user_id: null,
        business_team_id: '2',
      },
    })),
    meta,
  },
})

const MANAGER = { admin: false, roles: ['manager'], teamId: '1' }
const SITE = { admin: true, roles: ['site_admin'], teamId: '1' }

function show(who: object = MANAGER, more = people(101, 130)) {
  const { transport } = showInConsole(who, (server) => {
    server.answer('users.get_role_select', people(1, 100), more)
    server.answer(
      'studio_accounts.list',
      page('account', upTo(1, 100), { record_count: 140, next_cursor: 'behind-100' }),
      page('account', upTo(100, 140), { record_count: 140, next_cursor: null }),
    )
    const none = { record_count: 0, next_cursor: null }
    server.always('carry_sources.list', page('carry_sources', [], none))
    server.always('team_relations.list', page('team_relations', [], none))
    return (
      <MemoryRouter initialEntries={['/carry/account/relation']}>
        <Screen />
      </MemoryRouter>
    )
  })
  const column = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }))
  return { transport, column }
}

test('shows all people of the team, also behind the first hundred, and finds them by name', async () => {
  const { column } = show()
  expect(await column('人').findByText('同事130')).toBeDefined()
  fireEvent.change(column('人').getByLabelText('搜索姓名'), { target: { value: 'MATE-12' } })
  // 12, and 120 to 129
  await waitFor(() => expect(column('人').getAllByText(/^同事/)).toHaveLength(11))
})

test('reads the accounts behind the first hundred on demand', async () => {
  const { transport, column } = show()
  fireEvent.click(await screen.findByText('更多（还有 40 条）'))
  expect(await column('账号').findByText('account-140')).toBeDefined()
  expect(column('账号').getAllByText(/^account-/)).toHaveLength(140)
  expect(screen.queryByText(/^更多/)).toBeNull()
  const asked = transport.calls.filter(({ operation }) => operation === 'studio_accounts.list')
  expect(asked.map(({ query }) => new URLSearchParams(query).get('page[after]'))).toEqual([
    null,
    'behind-100',
  ])
})

test('names the people and accounts of other teams that have rows, and a reader’s unknown by its number', async () => {
  const holder = (type: string, id: string) => ({ data: { type, id } })
  const row = (type: string, id: string, held: object, relationships: object) => ({
    type,
    id,
    attributes: { nickname: `${type}-${id}`, uid: `u${id}`, platform: 'redbook', ...held },
    relationships,
  })
  const far = [
    { type: 'users', id: '900', attributes: { full_name: '韩梅', username: 'hanmei' } },
    { type: 'studio_accounts', id: '70', attributes: { nickname: '广州小铺', uid: 'gz' } },
  ]
  const meta = { record_count: 2, next_cursor: null }
  showInConsole({ admin: true }, (server) => {
    server.answer('users.get_role_select', people(1, 2))
    const option = { id: '2', label: '广州二号', uid: 'u2', platform: 'redbook', avatar: '' }
    server.always('studio_accounts.get_select', {
      body: { data: [{ ...option, team_name: '广州二队' }] },
    })
    const accounts = [
      row('studio_accounts', '1', { user_id: '900' }, { user: holder('users', '900') }),
      row('studio_accounts', '2', { user_id: '901' }, {}),
    ]
    server.answer('studio_accounts.list', { body: { data: accounts, included: far, meta } })
    const sources = [
      row(
        'carry_sources',
        '1',
        { user_id: '900', studio_account_id: '70' },
        { user: holder('users', '900'), studio_account: holder('studio_accounts', '70') },
      ),
    ]
    server.answer('carry_sources.list', { body: { data: sources, included: far, meta } })
    server.always('team_relations.list', page('team_relations', [], meta))
    return (
      <MemoryRouter initialEntries={['/carry/account/relation']}>
        <Screen />
      </MemoryRouter>
    )
  })
  const column = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }))
  expect(await column('账号').findByText(/ · 韩梅$/)).toBeDefined()
  expect(column('账号').getByText(/ · 其他成员 #901$/)).toBeDefined()
  expect(await column('来源').findByText(/ · 韩梅$/)).toBeDefined()
  fireEvent.click(column('来源').getByRole('checkbox', { name: '勾选carry_sources-1' }))
  fireEvent.click(column('来源').getByRole('combobox', { name: '归到账号' }))
  fireEvent.click(await screen.findByRole('option', { name: '广州二号' }))
  expect(await screen.findByText('广州小铺 → 广州二号')).toBeDefined()
})

const selects = (transport: ReturnType<typeof show>['transport'], operation: string) =>
  transport.calls
    .filter((call) => call.operation === operation)
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)))

test('people of all teams stand with their teams, and the server finds those behind the first hundred', async () => {
  const { transport, column } = show(SITE, people(900, 900))
  expect(await column('人').findByText('同事100')).toBeDefined()
  expect(column('人').getByText('mate-7 · 杭州一队')).toBeDefined()
  expect(column('人').getByText('这里是前 100 人，其他人请搜索')).toBeDefined()
  fireEvent.change(column('人').getByLabelText('搜索姓名'), { target: { value: '900' } })
  expect(await column('人').findByText('同事900')).toBeDefined()
  expect(selects(transport, 'users.get_role_select')).toEqual([
    { all_teams: 'true' },
    { all_teams: 'true', search: '900' },
  ])
})

test('an account goes to a person of its own team, who is searched for', async () => {
  const { transport, column } = show(SITE, people(1, 100))
  transport.answer('users.get_role_select', people(900, 900))
  const chooser = () => column('账号').getByRole('combobox', { name: '归到人' })
  await column('账号').findByText('account-1')
  expect(chooser()).toHaveProperty('disabled', true)
  fireEvent.click(column('账号').getByRole('checkbox', { name: '勾选account-1' }))
  fireEvent.click(chooser())
  await screen.findByRole('option', { name: '同事7' })
  fireEvent.change(chooser(), { target: { value: '900' } })
  fireEvent.click(await screen.findByRole('option', { name: '同事900' }))
  const preview = within(await screen.findByRole('dialog'))
  expect(preview.getByText(/→ 同事900$/)).toBeDefined()
  expect(selects(transport, 'users.get_role_select').slice(1)).toEqual([
    { business_team_id: '2' },
    { business_team_id: '2', search: '900' },
  ])
})
