import { expect, test } from 'vitest'
import { isForbidding, judge, type Rule } from './judge.ts'

const WORDS = [
  { word: '全网最暖', level: 'forbid', suggestion: '三件里最暖', reason: '绝对化用语' },
  { word: '超值', level: 'warn', suggestion: '', reason: '' },
] as const
// as: the members that are judged by.
const rule = {
  title_min: 2,
  title_max: 5,
  desc_max: 10,
  paragraphs_max: 2,
  images_min: 1,
  images_max: 3,
  banned_words: WORDS,
} as unknown as Rule
const GOOD = { title: '羽绒服', desc: '', paragraphs: ['一'], images: ['/a.jpg'] }

test('a content within all limits only fits', () => {
  expect(judge(rule, GOOD).map(({ tag }) => tag)).toEqual(['fits', 'fits', 'fits', 'fits'])
})

test('names what is too short or too long, by the limit', () => {
  const found = judge(rule, { ...GOOD, title: '三款轻量羽绒服', images: [] })
  expect(found.slice(0, 2)).toEqual([
    { part: 'title', tag: 'long', now: 7, limit: 5 },
    { part: 'images', tag: 'short', now: 0, limit: 1 },
  ])
  expect(found.filter(isForbidding)).toHaveLength(2)
})

test('what forbids stands before a warning, and a word counts once in its part', () => {
  const found = judge(rule, { ...GOOD, desc: '超值超值', paragraphs: ['全网最暖'] })
  expect(found.slice(0, 2)).toEqual([
    { part: 'paragraphs', tag: 'word', ...WORDS[0] },
    { part: 'desc', tag: 'word', ...WORDS[1] },
  ])
  expect(found.filter(isForbidding)).toHaveLength(1)
})
