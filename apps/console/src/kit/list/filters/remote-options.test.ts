import { expect, test } from 'vitest'
import { asTree } from './remote-options.ts'

const row = (id: string, parent_id?: string | null) => ({
  id,
  label: `#${id}`,
  ...(parent_id === undefined ? {} : { parent_id }),
})
const shape = (rows: Parameters<typeof asTree>[0]) =>
  asTree(rows).map(({ row: { id }, depth }) => `${id}/${depth}`)

test('options stand below their parent, in the order of the answer', () => {
  const rows = [row('1', null), row('2', null), row('3', '1'), row('4', '2'), row('5', '3')]
  expect(shape(rows)).toEqual(['1/0', '3/1', '5/2', '2/0', '4/1'])
})

test('options without parents keep their order, and one whose parent is missing stays', () => {
  expect(shape([row('2'), row('1')])).toEqual(['2/0', '1/0'])
  expect(shape([row('1', null), row('2', '9')])).toEqual(['1/0', '2/0'])
})
