import { expect, test } from 'vitest'
import { assetsOf } from './assets-of.ts'

const ROWS = [
  { id: '1', title: '防晒' },
  { id: '2', title: '通勤包' },
]

test('names only records that changed, each with what is new', () => {
  expect(assetsOf(ROWS, {})).toEqual([])
  expect(assetsOf(ROWS, { '1': { title: '防晒 ' }, '2': { topic: '夏天', cover: '' } })).toEqual([
    { id: '2', topic: '夏天' },
  ])
  expect(assetsOf(ROWS, { '1': { title: '新标题' } })).toEqual([{ id: '1', title: '新标题' }])
})
