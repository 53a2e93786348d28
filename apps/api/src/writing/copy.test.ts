import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import type { Actor } from '../kernel/actor.ts'
import { linesOf, writeCopy } from './copy.ts'
import { findBannedWords, findRule } from './find-rule.ts'

let t: TestApp
let operator: Caller
let context: { actor: Actor }
beforeAll(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
  const { userId, teamId, sessionId } = operator
  context = {
    actor: { userId, teamId, sessionId, username: 'operator', roles: ['svip'], admin: false },
  }
})
beforeEach(() => {
  t.writer.asked.length = 0
  t.writer.answers.length = 0
})
afterAll(() => t.close())

const about = { title: '不锈钢保温杯', category: '家居', price: 99, points: ['单手开盖'] }
const ruleOf = (channel: string) =>
  t.database.asServer((db) => findRule(db, operator.teamId, channel))

it('writes titles and paragraphs in the limits of the channel, without its banned words', async () => {
  const rule = await ruleOf('youhaohuo')
  t.writer.answers.push(
    `1. 全网最低的保温杯\n2、“保温杯，拼多多没有的”\n- ${'长'.repeat(40)}\n4. 第四个`,
    '通勤路上单手开盖。\n\n早上装的水傍晚还是温的。',
  )
  const copy = await writeCopy(t.services, context, { about, titles: 3, paragraphs: 2, rule })
  expect(copy).toEqual({
    titles: ['价格实惠的保温杯', '保温杯，没有的', '长'.repeat(30)],
    paragraphs: ['通勤路上单手开盖。', '早上装的水傍晚还是温的。'],
  })
})

it('gives the model the material as material, and names the words to avoid', async () => {
  const rule = await ruleOf('jd')
  await writeCopy(t.services, context, { about, titles: 2, rule })
  const [asked] = t.writer.asked
  expect(t.writer.asked).toHaveLength(1)
  expect(asked!.messages[0]).toMatchObject({ role: 'system' })
  expect(asked!.messages[1]!.content).toContain('写 2 个不同的标题')
  expect(asked!.messages[1]!.content).toContain('不超过 28 个字')
  expect(asked!.messages[1]!.content).toContain('拼多多')
  expect(asked!.messages[1]!.content).toContain(
    '资料：\n商品：不锈钢保温杯\n类目：家居\n价格：99 元\n卖点：单手开盖',
  )
})

it('asks for nothing that is not wanted', async () => {
  expect(await writeCopy(t.services, context, { about })).toEqual({ titles: [], paragraphs: [] })
  expect(t.writer.asked).toEqual([])
})

it('takes the marks off that models put before a line', () => {
  expect(linesOf('1. 一\n（2）二\n- 三\n“四”\n5折起\n\n3.5 折')).toEqual([
    '一',
    '二',
    '三',
    '四',
    '5折起',
    '3.5 折',
  ])
})

it('knows the words that no channel takes, each once', async () => {
  const words = await t.database.asServer((db) => findBannedWords(db, operator.teamId))
  const names = words.map(({ word }) => word)
  expect(names).toContain('全网最低')
  expect(names).not.toContain('拼多多')
  expect(new Set(names).size).toBe(names.length)
})
