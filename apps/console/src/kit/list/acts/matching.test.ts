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

test('gives the filters that the operation declares', () => {
  const filters = { status: ['checked'] }
  expect(matchingOf(list, { ...state, filters }, {}, ['status'])).toEqual({ status: 'checked' })
})

test('leaves the work to the page where the operation could not narrow as the list does', () => {
  expect(matchingOf(list, { ...state, filters: { channel: ['jd'] } }, {}, ['status'])).toBeNull()
  expect(matchingOf(list, { ...state, filters: { status: ['a', 'b'] } }, {}, ['status'])).toBeNull()
  expect(matchingOf(list, { ...state, search: 'x', filters: {} }, {}, ['status'])).toBeNull()
})
