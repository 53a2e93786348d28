import { expect, test } from 'vitest'
import { personOf } from '../../testing/show-list.tsx'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { columnsFor } from './columns-for.ts'

const fact = { kind: 'id', zh: '', en: '' } as const
// as: only these members are read.
const list = {
  columns: { name: fact, user_id: fact },
  include: { user: ['users', 'full_name'], team: ['business_teams', 'name'] },
  columnsFor: { user_id: 'users.list' },
} as unknown as ListDefinition<ListRow>

test('leaves out a column, and the records it names, for who may not see them', () => {
  const { columns, include } = columnsFor(list, personOf('svip'))
  expect(Object.keys(columns)).toEqual(['name'])
  expect(Object.keys(include ?? {})).toEqual(['team'])
  expect(columnsFor(list, null).columns).toEqual(columns)
})

test('leaves the list alone for who may', () => {
  expect(columnsFor(list, personOf('manager'))).toBe(list)
})
