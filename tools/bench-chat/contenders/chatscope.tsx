import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css'
import { ChatContainer, MainContainer, Message, MessageList } from '@chatscope/chat-ui-kit-react'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { HEIGHT, ROW_ID, WIDTH } from './contender.ts'
import type { BenchMessage } from './contender.ts'

let change: (next: (messages: readonly BenchMessage[]) => readonly BenchMessage[]) => void

/** Kept, so that React need not look at a message again that did not change. */
const drawn = new Map<string, ReactElement>()

function elementOf(message: BenchMessage): ReactElement {
  const known = drawn.get(message.id)
  if (known) return known
  const element = (
    <Message
      key={message.id}
      {...{ [ROW_ID]: message.id }}
      model={{
        type: 'text',
        message: message.text,
        sender: message.author.name,
        direction: message.isOwn ? 'outgoing' : 'incoming',
        position: 'single',
      }}
    />
  )
  drawn.set(message.id, element)
  return element
}

function Conversation({ messages: given }: { readonly messages: readonly BenchMessage[] }) {
  const [messages, setMessages] = useState(given)
  change = setMessages
  return (
    <div style={{ width: WIDTH, height: HEIGHT }}>
      <MainContainer>
        <ChatContainer>
          <MessageList scrollBehavior="auto">{messages.map(elementOf)}</MessageList>
        </ChatContainer>
      </MainContainer>
    </div>
  )
}

window.contender = {
  scroller: '.cs-message-list__scroll-wrapper',
  mount: (place, messages) => createRoot(place).render(<Conversation messages={messages} />),
  append: (message) => change((messages) => [...messages, message]),
  prepend: (older) => change((messages) => [...older, ...messages]),
}
