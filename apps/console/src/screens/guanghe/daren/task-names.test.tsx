import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { TaskBoard } from '../../../features/assign/tasks/task-board.tsx'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { startTexts } from './testing/start-texts.ts'

beforeAll(startTexts)
afterEach(cleanup)

const task = (id: string, userId: string | null, relationships: object = {}) => ({
  type: 'creator_tasks',
  id,
  attributes: {
    keyword: `task-${id}`,
    topic: '',
    category: '',
    platform: 'redbook',
    user_id: userId,
    created_at: '2026-11-28T00:00:00Z',
    updated_at: '2026-11-28T00:00:00Z',
  },
  relationships,
})

test('an open task names its person of another team, and is nobody’s only without one', async () => {
  showInConsole({ admin: true }, (server) => {
    server.always('users.get_role_select', { body: { data: [] } })
    server.answer('creator_tasks.list', {
      body: {
        data: [
          task('1', '900', { user: { data: { type: 'users', id: '900' } } }),
          task('2', '901'),
          task('3', null),
        ],
        included: [{ type: 'users', id: '900', attributes: { full_name: '韩梅' } }],
        meta: { record_count: 3 },
      },
    })
    return (
      <MemoryRouter initialEntries={['/guanghe/panel/daren']}>
        <TaskBoard above={null} />
      </MemoryRouter>
    )
  })
  expect(await screen.findByText(/韩梅/)).toBeDefined()
  expect(screen.getByText(/其他成员 #901/)).toBeDefined()
  expect(screen.getAllByText(/无人负责/)).toHaveLength(1)
})
