import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { insertTexts } from './insert-copy-texts.ts'
import { likelyTarget, partsOf, targetsIn } from './insert-target.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(insertTexts)
})

const CONTENT = { title: '旧标题', desc: '描述', paragraphs: ['一', '二'] }

test('a text can go into the title, the description, any paragraph and behind the last', () => {
  const targets = targetsIn(CONTENT)
  expect(targets.map(({ label, text }) => [label, text])).toEqual([
    ['标题', '旧标题'],
    ['描述', '描述'],
    ['第 1 段', '一'],
    ['第 2 段', '二'],
    ['新的一段', ''],
  ])
  expect(targets.map(({ attribute, valueWith }) => ({ [attribute]: valueWith('新') }))).toEqual([
    { title: '新' },
    { desc: '新' },
    { paragraphs: ['新', '二'] },
    { paragraphs: ['一', '新'] },
    { paragraphs: ['一', '二', '新'] },
  ])
})

test('a short line is for the title, a longer text for a new paragraph, unless it is said', () => {
  const targets = targetsIn(CONTENT)
  expect(likelyTarget(targets, '三款轻羽绒服测评')?.id).toBe('title')
  expect(likelyTarget(targets, '第一行\n第二行')?.id).toBe('paragraph-2')
  expect(likelyTarget(targets, '短', 'paragraph')?.id).toBe('paragraph-2')
})

test('lines of an answer stand without their numbers', () => {
  expect(partsOf('好的：\n1. 早上装的水\n2、杯口宽\n\n- 单手开盖')).toEqual([
    '好的：',
    '早上装的水',
    '杯口宽',
    '单手开盖',
  ])
})
