import { expect, it } from 'vitest'
import { EMOJI_TABLE } from '../emoji/emoji-table.ts'
import { matchQuickReplies } from './match-quick-replies.ts'

const REPLIES = ['你好，在的', '稍等', '(优惠) 满 200 减 20', '你好 /::)'].map((text) => ({ text }))
const found = (typed: string) =>
  matchQuickReplies(REPLIES, typed, { emoji: EMOJI_TABLE }).map(({ reply }) => reply.text)

it('shows the replies that hold what is typed, in their order', () => {
  expect(found('你好')).toEqual(['你好，在的', '你好 /::)'])
  expect(found(' 稍 ')).toEqual(['稍等'])
  expect(found('(')).toEqual(['(优惠) 满 200 减 20'])
})

it('shows none for an empty box and for emoji alone', () => {
  expect(found('')).toEqual([])
  expect(found(' \n')).toEqual([])
  expect(found('/::)[微笑]')).toEqual([])
})

it('says where the found letters stand, by sound too', () => {
  const matchPinyin = (text: string) => (text === '稍等' ? ([0, 1] as const) : null)
  const options = { emoji: EMOJI_TABLE, matchPinyin }
  expect(matchQuickReplies(REPLIES, '在', options)[0]?.range).toEqual([3, 3])
  expect(matchQuickReplies(REPLIES, 'sd', options)[0]).toMatchObject({
    reply: { text: '稍等' },
    range: [0, 1],
  })
})

it('stops at fifty', () => {
  const many = Array.from({ length: 80 }, (_, index) => ({ text: `a${index}` }))
  expect(matchQuickReplies(many, 'a', { emoji: [] })).toHaveLength(50)
})
