import { expect, it } from 'vitest'

it('shows exactly these names to other packages', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CHAT_LABELS',
    'ChatProvider',
    'ChatWidget',
    'ChatWindow',
    'Composer',
    'EmojiPanel',
    'EntryBox',
    'HistoryPanel',
    'LIST_PULL_DOWN',
    'MessageList',
    'PULL_DOWN',
    'QUICK_REPLY_MAX_LENGTH',
    'QuickReplyManager',
    'RightPanel',
    'SessionBar',
    'ToolBar',
    'createChatModel',
    'createDraft',
    'createEmojiMemory',
    'createOutbox',
    'formatMonthDayTime',
    'parseChatMessage',
    'parseEmoji',
    'parseSafeUrl',
    'summaryOf',
    'useChat',
  ])
})

it('keeps what streams text in an entry of its own', async () => {
  expect(Object.keys(await import('./streaming/index.ts')).sort()).toEqual([
    'addParts',
    'createStream',
    'failStream',
    'finishStream',
    'startStream',
    'stopStream',
  ])
})

it('keeps the emoji data in an entry of its own', async () => {
  expect(Object.keys(await import('./emoji/index.ts')).sort()).toEqual([
    'EMOJI_TABLE',
    'EMOJI_TABLE_EN',
  ])
})
