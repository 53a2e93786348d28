import { expect, test } from 'vitest'
import { bannedWords, countMarks, markWords } from './mark-words.ts'

const word = (text: string, level: 'forbid' | 'warn' = 'forbid') => ({
  word: text,
  level,
  suggestion: '',
  reason: '',
})
// as: the marks read these members only.
const rule = (channel: string, enabled: boolean, ...words: ReturnType<typeof word>[]) =>
  ({ channel, enabled, banned_words: words }) as unknown as Parameters<
    typeof bannedWords
  >[0][number]

const RULES = [
  rule('guangguang', true, word('最暖'), word('全网最暖')),
  rule('jd', true, word('VX', 'warn')),
  rule('pdd', false, word('手慢无')),
]
const partsOf = (text: string, channel: string) =>
  markWords(text, bannedWords(RULES, channel)).map(({ text: part, rule: broken }) => [
    part,
    broken?.level ?? null,
  ])

test('marks the longest word, in any case, by the rules of the channel', () => {
  expect(partsOf('是全网最暖的', 'guangguang')).toEqual([
    ['是', null],
    ['全网最暖', 'forbid'],
    ['的', null],
  ])
  expect(partsOf('加vx', 'jd')).toEqual([
    ['加', null],
    ['vx', 'warn'],
  ])
  expect(partsOf('加vx', 'guangguang')).toEqual([['加vx', null]])
})

test('holds a piece without a channel to the rules of all channels that are on', () => {
  const words = bannedWords(RULES, '')
  expect(countMarks(['全网最暖', '加VX', '手慢无'], words)).toEqual({ forbidden: 1, sensitive: 1 })
})
