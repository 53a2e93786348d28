import { expect, it } from 'vitest'

it('shows exactly these names to other packages', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CHAT_LABELS',
    'ChatProvider',
    'ChatWidget',
    'EMOJI_TABLE',
    'EntryBox',
    'MessageList',
    'QUICK_REPLY_MAX_LENGTH',
    'createChatModel',
    'createDraft',
    'formatMonthDayTime',
    'parseChatMessage',
    'parseEmoji',
    'parseSafeUrl',
    'summaryOf',
    'useChat',
  ])
})
