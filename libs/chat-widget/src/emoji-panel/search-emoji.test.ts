import { expect, it } from 'vitest'
import { EMOJI_TABLE } from '../emoji/emoji-table.ts'
import { searchEmoji } from './search-emoji.ts'

const found = (typed: string, ...rest: [] | [(text: string, query: string) => [0, 0] | null]) =>
  searchEmoji(EMOJI_TABLE, typed, ...rest).map(({ name }) => name)

it('finds by name in both languages, by code, and by sound when a matcher is handed in', () => {
  expect(found('咖')).toEqual(['咖啡'])
  expect(found('coffee')).toEqual(['咖啡'])
  expect(found('/::)')).toEqual(['微笑'])
  expect(found('kafei')).toEqual([])
  expect(found('kafei', (text) => (text === '咖啡' ? [0, 0] : null))).toEqual(['咖啡'])
})

it('gives all for nothing typed, and none for what is not there', () => {
  expect(found('  ')).toHaveLength(EMOJI_TABLE.length)
  expect(found('.*')).toEqual([])
})
