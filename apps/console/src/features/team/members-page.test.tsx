import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startI18n } from '../../kernel/i18n/i18n.ts'
import { narrowingArgs } from '../../kit/list/list-query.ts'
import { changeOnList } from '../loading-mask/testing/change-on-list.tsx'
import { MembersPage, membersOf } from './members-page.tsx'

beforeAll(startI18n)
afterEach(cleanup)

test('asks for the people of the own team only', () => {
  const state = { search: '李', tab: '', filters: {} }
  expect(narrowingArgs(membersOf('7'), state, {})).toMatchObject({
    'filter[search]': '李',
    'filter[business_team_id]': ['7'],
  })
})

test('the page is masked while a change of a member is sent', async () => {
  const answer = await changeOnList(<MembersPage above={null} />, '/setting/team')
  expect(await screen.findByTestId('loading-mask')).toBeTruthy()
  answer()
  await waitFor(() => expect(screen.queryByTestId('loading-mask')).toBeNull())
})
