import * as fields from '@omc/sdk/fields/carry_contents'
import { expect, expectTypeOf, test } from 'vitest'
import { defineList, type ColumnName } from './list-definition.ts'

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
