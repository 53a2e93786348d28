import { expect, test } from 'vitest'
import type { ListFilter } from './filters/list-filter.ts'
import { fixedBy, freeFilters } from './list-scope.ts'

const label = () => ''
const channel: ListFilter = {
  kind: 'choice',
  name: 'channel',
  label,
  options: () => ['jd', 'wetao'].map((value) => ({ value, label: value })),
}

test('a scope fixes only the filters that the list names', () => {
  const scope = { channels: ['jd'], sources: ['douyin'] }
  expect(fixedBy(scope, { sources: 'source', platforms: 'platform' })).toEqual({
    source: ['douyin'],
  })
  expect(fixedBy({}, { sources: 'source' })).toEqual({})
})

test('a filter with one fixed value is not offered, one with several offers those', () => {
  expect(freeFilters([channel], { channel: ['jd'] })).toEqual([])
  const [offered] = freeFilters([channel], { channel: ['jd', 'goudong'] })
  expect(offered?.kind === 'choice' && offered.options()).toEqual([{ value: 'jd', label: 'jd' }])
  expect(freeFilters([channel], {})).toEqual([channel])
})
