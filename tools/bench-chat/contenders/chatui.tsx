import '@chatui/core/dist/index.css'
import Chat, { Bubble } from '@chatui/core'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { HEIGHT, ROW_ID, WIDTH } from './contender.ts'
import type { BenchMessage } from './contender.ts'

type Shown = {
  readonly _id: string
  readonly type: 'text'
  readonly content: { readonly text: string; readonly id: string }
  readonly position: 'left' | 'right'
  readonly user: { readonly name: string }
}

let change: (next: (messages: Shown[]) => Shown[]) => void

function Conversation({ messages: given }: { readonly messages: Shown[] }) {
  const [messages, setMessages] = useState(given)
  change = setMessages
  return (
    <div style={{ width: WIDTH, height: HEIGHT }}>
      <Chat
        messages={messages}
        renderMessageContent={({ content }) => (
          <div {...{ [ROW_ID]: content.id }}>
            <Bubble content={content.text} />
          </div>
        )}
        // Only the list is measured.
        Composer={NoComposer}
        onSend={() => {}}
      />
    </div>
  )
}

function NoComposer() {
  return null
}

window.contender = {
  scroller: '.PullToRefresh',
  mount: (place, messages) =>
    createRoot(place).render(<Conversation messages={messages.map(shownOf)} />),
  append: (message) => change((messages) => [...messages, shownOf(message)]),
  prepend: (older) => change((messages) => [...older.map(shownOf), ...messages]),
}

function shownOf({ id, text, isOwn, author }: BenchMessage): Shown {
  return {
    _id: id,
    type: 'text',
    content: { text, id },
    position: isOwn ? 'right' : 'left',
    user: { name: author.name },
  }
}
