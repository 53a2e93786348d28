import { expect, test } from 'vitest'
import { shownColumns } from './shown-columns.ts'

const text = { kind: 'text', zh: '', en: '' } as const
const list = { columns: { title: text, status: text, price: text } }
const names = (chosen?: readonly string[]) => shownColumns(list, chosen).map(({ name }) => name)

test('shows the columns in the order of the person, without the hidden ones', () => {
  expect(names()).toEqual(['title', 'status', 'price'])
  expect(names(['price:80', '!status', 'title'])).toEqual(['price', 'title'])
  expect(names(['gone', 'status'])).toEqual(['status', 'title', 'price'])
})
