import { render } from '@testing-library/react'
import { ChatWidget } from '../chat-widget.tsx'
import type { ChatWidgetProps } from '../chat-widget.tsx'
import type { ChatMessage } from '../model/chat-message.ts'
import { createChatModel } from '../model/create-chat-model.ts'

/** The window with some messages. */
export function showChat(
  messages: readonly ChatMessage[],
  extra: Partial<Omit<ChatWidgetProps, 'model'>> = {},
) {
  const model = createChatModel(messages)
  return { model, ...render(<ChatWidget model={model} title="韩梅" {...extra} />) }
}
