import { afterAll, beforeAll, expect, it } from 'vitest'
import { addTexts, changeLanguage, startI18n } from '../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../kernel/i18n/later-parts.ts'
import { runningText } from './device-facts.tsx'

beforeAll(async () => {
  await startI18n()
  await addTexts(laterTexts)
})

afterAll(() => changeLanguage('zh'))

const running = { kind: 'publish', done: 3, total: 1284, paused: false } as const
const wait = { why: 'channel_away', since: '2026-11-25T02:00:00.000Z' } as const

it.each([
  ['zh', ['发布 3 / 1,284', '发布 3 / 1,284 · 已暂停', '发布 3 / 1,284 · 渠道连不上']],
  [
    'en',
    [
      'Publishing 3 / 1,284',
      'Publishing 3 / 1,284 · paused',
      'Publishing 3 / 1,284 · channel cannot be reached',
    ],
  ],
] as const)(
  'says in %s what runs, how far it is and what it waits for',
  async (language, texts) => {
    await changeLanguage(language)
    const said = [running, { ...running, paused: true }, { ...running, wait }].map(runningText)
    expect([runningText(null), ...said]).toEqual(['', ...texts])
  },
)
