import { expect, test } from 'vitest'
import { personOf } from '../../testing/show-list.tsx'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { withoutPeople } from './without-people.ts'

const columns = {
  name: { kind: 'text', zh: '', en: '' },
  user_id: { kind: 'id', of: 'users', zh: '', en: '' },
} as const
// as: only these members are read.
const plain = { columns } as unknown as ListDefinition<ListRow>
const list: typeof plain = { ...plain, hidesPeople: true }

test('leaves out columns of people for who may not see them', () => {
  expect(Object.keys(withoutPeople(list, personOf('svip')).columns)).toEqual(['name'])
  expect(Object.keys(withoutPeople(list, null).columns)).toEqual(['name'])
})

test('leaves the list alone for who may, and one that does not ask for it', () => {
  expect(withoutPeople(list, personOf('manager'))).toBe(list)
  expect(withoutPeople(plain, personOf('svip'))).toBe(plain)
})
