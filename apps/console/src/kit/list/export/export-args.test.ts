import { expect, test } from 'vitest'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { exportArgs } from './export-args.ts'

// as: only these members are read.
const list = {
  resource: 'carry_contents',
  title: () => '采集内容',
  filters: [
    { kind: 'choice', name: 'status', label: () => '', options: () => [] },
    { kind: 'flag', name: 'assigned', label: () => '', yes: () => '', no: () => '' },
  ],
} as unknown as ListDefinition<ListRow>

test('exports what the list shows: its filters, order and columns', () => {
  const filters = { status: ['checked', 'rejected'], assigned: ['false'] }
  const state = {
    search: '防晒',
    tab: '',
    sort: '-title',
    page: 4,
    size: 20,
    after: '',
    mode: 'table' as const,
    view: '',
    filters,
  }
  expect(exportArgs({ list, state, scope: {}, columns: ['title', 'status'] }, 'csv')).toEqual({
    resource: 'carry_contents',
    format: 'csv',
    filter: { status: ['checked', 'rejected'], assigned: false, search: '防晒' },
    sort: '-title',
    fields: ['title', 'status'],
    file_name: '采集内容.csv',
  })
})
