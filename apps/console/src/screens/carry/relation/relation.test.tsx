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
    })),
  },
})
const page = (type: string, numbers: readonly number[], meta: object) => ({
  body: {
    data: numbers.map((n) => ({
      type,
      id: `${n}`,
      attributes: { nickname: `${type}-${n}`, uid: `u${n}`, platform: 'redbook', user_id: null },
    })),
    meta,
  },
})

function show() {
  const { transport } = showInConsole({ admin: true }, (server) => {
    server.answer('users.get_role_select', people(1, 100), people(101, 130))
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
