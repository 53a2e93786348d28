import { expect, it } from 'vitest'
import { EMOJI_TABLE } from '../emoji/emoji-table.ts'
import { createEmojiMemory, recentEmoji, rememberEmoji } from './recent-emoji.ts'

it('puts the latest first, once, and keeps one row', () => {
  const used = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '5']
  expect(used.reduce(rememberEmoji, [])).toEqual(['5', '9', '8', '7', '6', '4', '3', '2'])
})

it('passes over codes that the table does not know', () => {
  expect(recentEmoji(EMOJI_TABLE, ['gone', '/:sun']).map(({ name }) => name)).toEqual(['太阳'])
})

it('remembers as long as it lives', () => {
  const memory = createEmojiMemory()
  expect(memory.read()).toEqual([])
  memory.write(['/:sun'])
  expect(memory.read()).toEqual(['/:sun'])
})
