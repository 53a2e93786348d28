import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { TaskBoard } from '../../../features/assign/tasks/task-board.tsx'
import { addTexts } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { startTexts } from './testing/start-texts.ts'

beforeAll(async () => {
  await startTexts()
  await addTexts(panelTexts)
})
afterEach(cleanup)

const person = (id: string, label: string, team: string) => ({
  id,
  label,
  username: `u${id}`,
  roles: [],
  team_name: team,
})
const task = (id: string, team: string) => ({
  type: 'creator_tasks',
  id,
  attributes: {
    keyword: `task-${id}`,
    topic: '',
    category: '',
    platform: 'redbook',
    user_id: null,
    business_team_id: team,
    created_at: '2026-11-28T00:00:00Z',
    updated_at: '2026-11-28T00:00:00Z',
  },
})
const FIRST = Array.from({ length: 100 }, (_, at) =>
  person(`${at + 1}`, `同事${at + 1}`, '杭州一队'),
)
const answer = (data: object) => ({ body: { data } })

function show(who: object, ...people: readonly object[]) {
  const { transport } = showInConsole(who, (server) => {
    server.answer('users.get_role_select', ...people)
    server.answer('creator_tasks.list', {
      body: { data: [task('1', '2'), task('2', '1')], meta: { record_count: 2 } },
    })
    return (
      <MemoryRouter initialEntries={['/guanghe/panel/daren']}>
        <TaskBoard above={null} />
      </MemoryRouter>
    )
  })
  return () =>
    transport.calls
      .filter(({ operation }) => operation === 'users.get_role_select')
      .map(({ query }) => Object.fromEntries(new URLSearchParams(query)))
}
const cards = async () => within(await screen.findByRole('list', { name: '成员' }))
const SITE = { admin: true, roles: ['site_admin'], teamId: '1' }

test('people of all teams stand on the board with their teams, and others are searched for', async () => {
  const found = answer([person('900', '韩梅', '广州二队')])
  const asked = show(SITE, answer(FIRST), found)
  expect(await (await cards()).findByText('同事1 · 杭州一队')).toBeDefined()
  expect(screen.getByText('这里是前 100 人，其他人请搜索')).toBeDefined()
  fireEvent.change(screen.getByLabelText('搜索成员'), { target: { value: '韩' } })
  expect(await (await cards()).findByText('韩梅 · 广州二队')).toBeDefined()
  expect(asked()).toEqual([{ all_teams: 'true' }, { all_teams: 'true', search: '韩' }])
  expect(screen.queryByText(/其他人请搜索/)).toBeNull()
})

test('a chosen task is offered to people of its own team', async () => {
  const asked = show(SITE, answer(FIRST), answer([person('900', '韩梅', '广州二队')]))
  await (await cards()).findByText('同事1 · 杭州一队')
  fireEvent.click(screen.getByRole('checkbox', { name: /task-1/ }))
  expect(await (await cards()).findByText('韩梅')).toBeDefined()
  await waitFor(() => expect(screen.queryByText(/同事1/)).toBeNull())
  expect(asked().at(-1)).toEqual({ business_team_id: '2', page: '1' })
})

test('who sees one team sees all its people at once, without a search', async () => {
  const who = { admin: false, roles: ['manager'], teamId: '1' }
  const asked = show(who, answer(FIRST), answer([person('101', '李雷', '杭州一队')]))
  expect(await (await cards()).findByText('李雷')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: /task-1/ }))
  expect(asked()).toEqual([{ page: '1' }, { page: '2' }])
  expect(screen.queryByLabelText('搜索成员')).toBeNull()
})
