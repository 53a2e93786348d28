import { expect, it } from 'vitest'

it('shows exactly these names to other packages', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CHAT_LABELS_EN',
    'CHAT_LABELS_ZH',
    'ChatWidget',
    'EMOJI_TABLE',
    'MessageList',
    'createChatModel',
    'formatMonthDayTime',
    'parseChatMessage',
    'parseEmoji',
    'parseSafeUrl',
    'summaryOf',
  ])
})
