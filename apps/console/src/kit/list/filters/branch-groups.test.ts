import { expect, test } from 'vitest'
import { branchGroups } from './branch-groups.ts'

const OPTIONS = [
  { value: '1', label: '食品' },
  { value: '2', label: '茶', depth: 1 },
  { value: '3', label: '绿茶', depth: 2 },
  { value: '4', label: '糖', depth: 1 },
  { value: '5', label: '家居' },
]
const groups = (...values: string[]) =>
  branchGroups(OPTIONS, values).map(({ value, values: all }) => [nameOf(value), all])
const nameOf = (value: string) => OPTIONS.find((one) => one.value === value)?.label ?? value

test('a whole branch is one group, whatever the order of its values', () => {
  expect(groups('4', '3', '2', '1')).toEqual([['食品', ['1', '2', '3', '4']]])
})

test('a part of a branch is grouped as far as it is whole', () => {
  expect(groups('1', '2', '3', '5')).toEqual([
    ['食品', ['1']],
    ['茶', ['2', '3']],
    ['家居', ['5']],
  ])
})

test('values that the tree does not have, or not yet, stand alone', () => {
  expect(groups('4', '9')).toEqual([
    ['糖', ['4']],
    ['9', ['9']],
  ])
  expect(branchGroups([], ['1', '2'])).toHaveLength(2)
})
