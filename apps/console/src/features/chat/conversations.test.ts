import { expect, test } from 'vitest'
import { byAge, type Conversation } from './conversations.ts'

const at = (id: string, updated: Date) =>
  ({ id, updated_at: updated.toISOString() }) as Conversation

test('conversations stand under the day on which somebody last spoke in them', () => {
  const now = new Date(2026, 6, 26, 0, 5).getTime()
  const groups = byAge(
    [
      at('1', new Date(2026, 6, 26, 0, 1)),
      at('2', new Date(2026, 6, 25, 23, 59)),
      at('3', new Date(2026, 6, 25, 0, 0)),
      at('4', new Date(2026, 6, 24, 23, 59)),
    ],
    now,
  )
  expect(groups.map(({ age, conversations }) => [age, conversations.map(({ id }) => id)])).toEqual([
    ['today', ['1']],
    ['yesterday', ['2', '3']],
    ['earlier', ['4']],
  ])
})
