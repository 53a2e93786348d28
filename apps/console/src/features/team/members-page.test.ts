import { expect, test } from 'vitest'
import { narrowingArgs } from '../../kit/list/list-query.ts'
import { membersOf } from './members-page.tsx'

test('asks for the people of the own team only', () => {
  const state = { search: '李', tab: '', filters: {} }
  expect(narrowingArgs(membersOf('7'), state, {})).toMatchObject({
    'filter[search]': '李',
    'filter[business_team_id]': ['7'],
  })
})
