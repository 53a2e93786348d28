import { type ChatMessage, createChatModel, parseChatMessage } from '@omc/chat-widget'
import type { Tell } from '@omc/ui/testing'

const AT = Date.UTC(2026, 6, 26, 6, 2)

/** A short talk with both sides, a divider and a card. */
export function sampleTalk(t: Tell) {
  const rows: readonly object[] = [
    { type: 'tip', text: { text: t('周日 14:02', 'Sunday 14:02') } },
    {
      name: t('韩梅', 'Han Mei'),
      text: { text: t('第三段要改一下', 'Please change paragraph three') },
    },
    { mine: true, text: { text: t('好，下午给你', 'Fine, this afternoon') } },
    {
      name: t('韩梅', 'Han Mei'),
      text: {
        system: {
          title: t('稿件已退回', 'The draft was returned'),
          subtitle: t('两处需要修改', 'Two things are to be changed'),
          content: [{ id: '1', text: t('查看批注', 'See the comments') }],
        },
      },
    },
  ]
  const messages = rows.flatMap((row, index): readonly ChatMessage[] => {
    const parsed = parseChatMessage({ id: `t${index}`, date: AT + index * 60_000, ...row })
    return parsed.ok ? parsed.messages : []
  })
  return createChatModel(messages)
}
