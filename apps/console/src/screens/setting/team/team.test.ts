import { expect, test } from 'vitest'
import { Screen } from './team.screen.tsx'

test('a team is set up from what it is to what it did', () => {
  expect(Screen.desk.tabs.map(({ id }) => id)).toEqual([
    'info',
    'teams',
    'members',
    'rules',
    'channels',
    'webhooks',
    'deliveries',
    'audit',
    'jobs',
    'exports',
  ])
})
