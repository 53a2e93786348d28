import { expect, it } from 'vitest'
import { EMOJI_TABLE, EMOJI_TABLE_EN } from './emoji-table.ts'
import { parseEmoji } from './parse-emoji.ts'

it('knows the 122 codes of the ancestor, each with a glyph of Unicode', () => {
  const codes = EMOJI_TABLE.map(({ code }) => code)
  expect(codes).toHaveLength(122)
  expect(codes.filter((code) => code.startsWith('/:'))).toHaveLength(100)
  expect(codes).toEqual(expect.arrayContaining(['/::)', '/:,@-D', ':joy:', '[Hey]', '[好的]']))
  for (const { look } of EMOJI_TABLE) {
    expect(look.kind === 'glyph' && look.glyph).toMatch(/\p{Extended_Pictographic}/u)
  }
})

it('has no code and no name twice', () => {
  const codes = EMOJI_TABLE.flatMap(({ code, also = [] }) => [code, ...also])
  expect(new Set(codes).size).toBe(codes.length)
  for (const table of [EMOJI_TABLE, EMOJI_TABLE_EN]) {
    expect(new Set(table.map(({ name }) => name)).size).toBe(table.length)
  }
})

it('reads the Chinese name in brackets as another code of the same', () => {
  const [smile] = parseEmoji('[微笑]', EMOJI_TABLE)
  expect(smile).toMatchObject({ kind: 'emoji', code: '[微笑]', emoji: { code: '/::)' } })
})

it('reads every one of its codes as itself', () => {
  for (const { code, also = [] } of EMOJI_TABLE) {
    for (const written of [code, ...also]) {
      expect(parseEmoji(written, EMOJI_TABLE)).toMatchObject([{ emoji: { code }, code: written }])
    }
  }
})

it('has the same codes in English', () => {
  expect(EMOJI_TABLE_EN.map(({ code }) => code)).toEqual(EMOJI_TABLE.map(({ code }) => code))
  expect(EMOJI_TABLE_EN[0]?.name).toBe('Smile')
})
