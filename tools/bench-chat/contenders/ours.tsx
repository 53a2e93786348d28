import { createRoot } from 'react-dom/client'
import { ChatProvider, createChatModel, MessageList } from '../../../libs/chat-widget/src/index.ts'
import type { ChatModel } from '../../../libs/chat-widget/src/index.ts'
import '../../../libs/chat-widget/src/chat-widget.css'

let model: ChatModel

window.contender = {
  scroller: '.omc-chat-viewport',
  mount(place, messages) {
    model = createChatModel(messages)
    createRoot(place).render(
      <ChatProvider>
        <MessageList model={model} />
      </ChatProvider>,
    )
  },
  append: (message) => model.append(message),
  prepend: (messages) => model.prepend(messages, true),
}
