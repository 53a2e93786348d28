import { createSdk } from '@omc/sdk'
import { fakeTransport, toListDocument } from '@omc/sdk/testing'
import { QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { personOf } from '../../kit/testing/show-list.tsx'
import { contentWork } from './content-work.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(panelTexts)
})

const ROLE = { roles: ['site_admin'], teamid: '1' }

test('authors of any team are named by their ids, and one who cannot be read in words', async () => {
  const server = fakeTransport()
  const counted = (by_user_id: object) => ({ body: { data: { totals: { by_user_id } } } })
  server.answer(
    'creator_contents.statistics',
    counted({ '7': 3, '9': 1 }),
    counted({}),
    counted({}),
  )
  const user = { type: 'users', id: '7', full_name: '韩梅', username: 'hm', business_team_id: '2' }
  server.answer('users.list', { body: toListDocument([user]) })
  const team = { type: 'business_teams', id: '2', name: '广州二队' }
  server.answer('business_teams.list', { body: toListDocument([team]) })
  const authors = await contentWork.readAuthors({
    sdk: createSdk({ transport: server }),
    queryClient: new QueryClient(),
    person: personOf(ROLE),
  })
  expect(authors.map(({ name, waiting }) => [name, waiting])).toEqual([
    ['韩梅 · 广州二队', 3],
    ['其他成员 #9', 1],
  ])
})
