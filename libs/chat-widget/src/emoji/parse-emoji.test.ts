import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { EMOJI_TABLE } from './emoji-table.ts'
import type { Emoji } from './emoji.ts'
import { parseEmoji } from './parse-emoji.ts'

const emoji = (code: string): Emoji => ({ code, name: code, look: { kind: 'glyph', glyph: '*' } })
const shape = (text: string, table: readonly Emoji[]) =>
  parseEmoji(text, table).map((part) => (part.kind === 'text' ? part.text : { code: part.code }))

it('finds codes between texts', () => {
  expect(shape('好[强]，[微笑][微笑]', EMOJI_TABLE)).toEqual([
    '好',
    { code: '[强]' },
    '，',
    { code: '[微笑]' },
    { code: '[微笑]' },
  ])
})

it('takes the longer of two codes that fit', () => {
  expect(shape('/::))', [emoji('/::)'), emoji('/::))')])).toEqual([{ code: '/::))' }])
})

it('reads unknown and unfinished codes, and pattern characters, as text', () => {
  expect(shape('[不存在] [强 (.*)+$', EMOJI_TABLE)).toEqual(['[不存在] [强 (.*)+$'])
})

it('loses nothing of any text', () => {
  const text = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('[强]', '[', ']', '[微笑]', '/::)', '/:')))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, (input) => {
      const parts = shape(input, EMOJI_TABLE)
      expect(parts.map((part) => (typeof part === 'string' ? part : part.code)).join('')).toBe(
        input,
      )
    }),
  )
})
