import * as fields from '@omc/sdk/fields/carry_contents'
import { expect, expectTypeOf, test } from 'vitest'
import { defineList } from './list-definition.ts'
import type { ColumnName, FilterName, SortName } from './list-names.ts'

const parts = {
  title: () => '',
  sorts: [],
  defaultSort: '-updated_at',
  searchHint: () => '',
  filters: [],
  rowName: () => '',
  empty: () => ({ title: '', description: '' }),
} as const

test('takes columns by the names of the contract only', () => {
  const { title, like_count } = fields
  const list = defineList('carry_contents', { ...parts, columns: { title, like_count } })
  expect(list.columns['like_count']).toMatchObject({ kind: 'count', en: 'Likes' })
  expectTypeOf<'titel'>().not.toExtend<ColumnName<'carry_contents'>>()
  // @ts-expect-error no attribute of this name
  defineList('carry_contents', { ...parts, columns: { titel: title } })
  // @ts-expect-error an attribute of another resource
  defineList('carry_contents', { ...parts, columns: { feed_id: title } })
})

test('takes filters and sorts by the names of the list only', () => {
  const { title, updated_at } = fields
  const columns = { title, updated_at }
  const choice = { kind: 'choice', label: () => '', options: () => [] } as const
  const filters = [{ ...choice, name: 'status' }] as const
  const list = defineList('carry_contents', { ...parts, columns, filters, sorts: ['title'] })
  expect(list.filters.map(({ name }) => name)).toEqual(['status'])
  expectTypeOf<'state'>().not.toExtend<FilterName<'carry_contents'>>()
  expectTypeOf<'-titel'>().not.toExtend<SortName<'carry_contents'>>()
  // @ts-expect-error no filter of this name
  defineList('carry_contents', { ...parts, columns, filters: [{ ...choice, name: 'state' }] })
  const withDesc = { ...parts, columns: { ...columns, desc: fields.desc } }
  // @ts-expect-error an attribute that the list is not ordered by
  defineList('carry_contents', { ...withDesc, sorts: ['desc'] })
  // @ts-expect-error no order of this name
  defineList('carry_contents', { ...parts, columns, defaultSort: '-titel' })
})

test('takes attributes of related records by their names only', () => {
  const list = defineList('studio_contents', {
    ...parts,
    columns: {},
    include: { studio_account: ['studio_accounts', 'nickname', 'avatar'] },
  })
  expect(list.include).toEqual({ studio_account: ['studio_accounts', 'nickname', 'avatar'] })
  const columns = {}
  // @ts-expect-error no relation of this name
  defineList('studio_contents', { ...parts, columns, include: { owner: ['users', 'full_name'] } })
  const user = ['users', 'full_name'] as const
  // @ts-expect-error records of another type stand behind the relation
  defineList('studio_contents', { ...parts, columns, include: { studio_account: user } })
  const wrong = ['studio_accounts', 'nick_name'] as const
  // @ts-expect-error no attribute of this name
  defineList('studio_contents', { ...parts, columns, include: { studio_account: wrong } })
  const all = ['studio_accounts'] as const
  // @ts-expect-error every attribute of the related records
  defineList('studio_contents', { ...parts, columns, include: { studio_account: all } })
})
