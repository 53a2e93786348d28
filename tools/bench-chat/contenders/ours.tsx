import { createRoot } from 'react-dom/client'
import {
  ChatProvider,
  createChatModel,
  MessageList,
  parseChatMessage,
} from '../../../libs/chat-widget/src/index.ts'
import type { ChatModel } from '../../../libs/chat-widget/src/index.ts'
import '../../../libs/chat-widget/src/chat-widget.css'
import type { BenchMessage } from './contender.ts'

let model: ChatModel

window.contender = {
  scroller: '.omc-chat-viewport',
  mount(place, messages) {
    model = createChatModel(parsed(messages))
    createRoot(place).render(
      <ChatProvider>
        <MessageList model={model} />
      </ChatProvider>,
    )
  },
  append: (message) => model.append(...parsed([message])),
  prepend: (messages) => model.prepend(parsed(messages), true),
}

/** Validates each field, as a host does with the server's messages. */
function parsed(messages: readonly BenchMessage[]) {
  return messages.flatMap((message) => {
    const result = parseChatMessage(message)
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problems)}`)
    return result.messages
  })
}
