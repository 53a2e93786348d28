import { fields } from '@omc/sdk/fields/carry_contents'
import { fields as publishes } from '@omc/sdk/fields/carry_publishes'
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
  const list = defineList('carry_contents', { ...parts, fields, columns: ['title', 'like_count'] })
  expect(list.fields['like_count']).toMatchObject({ kind: 'count', en: 'Likes' })
  expectTypeOf<'titel'>().not.toExtend<ColumnName<'carry_contents'>>()
  // @ts-expect-error no attribute of this name
  defineList('carry_contents', { ...parts, fields, columns: ['titel'] })
  // @ts-expect-error facts of another resource
  defineList('carry_contents', { ...parts, fields: publishes, columns: ['title'] })
})
