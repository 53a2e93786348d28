import { expect, test } from 'vitest'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { matchingOf } from './matching.ts'

// as: only the filters of the definition matter here.
const list = {
  resource: 'carry_contents',
  filters: [
    { kind: 'choice', name: 'status', label: () => '', options: () => [] },
    { kind: 'choice', name: 'channel', label: () => '', options: () => [] },
  ],
  sorts: [],
  defaultSort: '',
} as unknown as ListDefinition<ListRow>
const state = {
  search: '',
  tab: '',
  sort: '',
  page: 1,
  size: 20,
  after: '',
  mode: 'table' as const,
  view: '',
}

test('gives chosen filters, one value or several, without the brackets of an address', () => {
  const filters = { status: ['checked', 'published'], channel: ['jd'] }
  expect(matchingOf(list, { ...state, filters }, {})).toEqual({
    status: ['checked', 'published'],
    channel: ['jd'],
  })
})

test('gives the search and the trash too', () => {
  expect(matchingOf(list, { ...state, search: 'x', filters: {} }, {})).toEqual({ search: 'x' })
  const trash = { ...state, tab: 'trash', filters: {} }
  expect(matchingOf(list, trash, {})).toEqual({ trashed: true })
})
