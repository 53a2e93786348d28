import { beforeAll, expect, it } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { checkPassed } from './check-passed.ts'
import { healthTexts } from './health-texts.ts'
import type { Account } from './health.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(healthTexts)
})

const account = (facts: object): Account =>
  // as: only what decides about the act.
  ({
    nickname: '小红豆',
    expires_at: null,
    queue_ended_why: null,
    cooldown_until: new Date(Date.now() + 60_000).toISOString(),
    publish_by: 'server',
    executor: null,
    ...facts,
  }) as unknown as Account

it('is for accounts that the server publishes and that rest now', () => {
  const isFor = (facts: object) => checkPassed.isFor(account(facts))
  expect(isFor({})).toBe(true)
  expect(isFor({ publish_by: 'browser' })).toBe(false)
  expect(isFor({ cooldown_until: new Date(Date.now() - 1).toISOString() })).toBe(false)
  expect(isFor({ cooldown_until: null })).toBe(false)
  // A person took it over: the run of that browser has the button.
  expect(isFor({ executor: { kind: 'browser', name: 'PC' } })).toBe(false)
})

it('tells whether the account goes on', () => {
  const told = (ended: boolean) => checkPassed.run.done({ ended }, account({}))
  expect(told(true)).toBe('小红豆 接着发布')
  expect(told(false)).toBe('小红豆 没有在等验证')
})
