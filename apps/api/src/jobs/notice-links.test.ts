import { matchRoute } from '@omc/acl'
import { expect, it } from 'vitest'
import { NOTICES } from '../seed/demo-notices.ts'
import { TASKS } from './task-table.ts'

/** Figures and files have no rows, and an undo may change those of any list. */
const WITHOUT_ROWS = [
  'daily_statistics',
  'export',
  'sync_team_orders',
  'today_report',
  'undo_portions',
]

it('leads from the notice of each kind of work to its rows', () => {
  const kinds = [...TASKS.values()]
  const without = kinds.filter(({ rows }) => rows === undefined).map(({ kind }) => kind)
  expect(without.toSorted()).toEqual(WITHOUT_ROWS)
})

it('leads from a batch sent to the queue to the queue', () => {
  expect(TASKS.get('carry_contents.batch_to_publish')?.rows).toBe('/carry/publish/list?tab=queue')
  expect(TASKS.get('carry_contents.batch_content_status')?.rows).toBe(
    '/carry/content/list?tab=carry',
  )
})

it('leads to declared screens only', () => {
  const actions = [
    ...[...TASKS.values()].map(({ rows }) => rows ?? null),
    ...NOTICES.map(({ action }) => action),
  ].filter((action) => action !== null)
  expect(actions.length).toBeGreaterThan(20)
  expect(actions.filter((action) => matchRoute(action.split('?')[0] ?? '').path === '*')).toEqual(
    [],
  )
})
