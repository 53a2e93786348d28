import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css'
import { ChatContainer, MainContainer, Message, MessageList } from '@chatscope/chat-ui-kit-react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { HEIGHT, ROW_ID, WIDTH } from './contender.ts'
import type { BenchMessage } from './contender.ts'

let shown: readonly BenchMessage[] = []
let root: Root

/** Cached, so React skips unchanged messages. */
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
        message: message.text.text,
        sender: message.name,
        direction: message.mine ? 'outgoing' : 'incoming',
        position: 'single',
      }}
    />
  )
  drawn.set(message.id, element)
  return element
}

function draw(messages: readonly BenchMessage[]) {
  shown = messages
  root.render(
    <div style={{ width: WIDTH, height: HEIGHT }}>
      <MainContainer>
        <ChatContainer>
          <MessageList scrollBehavior="auto">{messages.map(elementOf)}</MessageList>
        </ChatContainer>
      </MainContainer>
    </div>,
  )
}

window.contender = {
  scroller: '.cs-message-list__scroll-wrapper',
  mount(place, messages) {
    root = createRoot(place)
    draw(messages)
  },
  append: (message) => draw([...shown, message]),
  prepend: (older) => draw([...older, ...shown]),
}
