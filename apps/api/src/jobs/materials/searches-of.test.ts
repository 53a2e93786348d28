import { expect, it } from 'vitest'
import { searchesOf } from './searches-of.ts'

it('asks for the whole title first, then for what the thing is, then for its words', () => {
  expect(searchesOf('316不锈钢保温杯 2026新款')).toEqual([
    '316不锈钢保温杯 2026新款',
    '保温杯',
    '316不锈钢保温杯',
    '2026新款',
  ])
  expect(searchesOf('露营椅')).toEqual(['露营椅'])
  expect(searchesOf('  ')).toEqual([])
})
