import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Virtuoso } from 'react-virtuoso'
import { ChatProvider } from '../../../libs/chat-widget/src/index.ts'
import { MessageItem } from '../../../libs/chat-widget/src/message/message-item.tsx'
import '../../../libs/chat-widget/src/chat-widget.css'
import { HEIGHT, WIDTH } from './contender.ts'
import type { BenchMessage } from './contender.ts'

/** Far above what is ever put before. */
const FIRST_INDEX = 1_000_000

type Shown = { readonly messages: readonly BenchMessage[]; readonly first: number }
let change: (next: (shown: Shown) => Shown) => void

/** A bare list with our own bubbles. */
function BareList({ messages: given }: { readonly messages: readonly BenchMessage[] }) {
  const [{ messages, first }, setShown] = useState<Shown>({ messages: given, first: FIRST_INDEX })
  change = setShown
  return (
    <Virtuoso
      className="omc-chat-viewport"
      style={{ width: WIDTH, height: HEIGHT }}
      data={messages}
      firstItemIndex={first}
      initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
      followOutput
      computeItemKey={(_, message) => message.id}
      itemContent={(index, message) => (
        <MessageItem
          message={message}
          position={index - first + 1}
          isTabStop={false}
          isFirstUnread={false}
        />
      )}
    />
  )
}

window.contender = {
  scroller: '.omc-chat-viewport',
  mount(place, messages) {
    createRoot(place).render(
      <ChatProvider>
        <BareList messages={messages} />
      </ChatProvider>,
    )
  },
  append: (message) =>
    change(({ messages, first }) => ({ first, messages: [...messages, message] })),
  prepend: (older) =>
    change(({ messages, first }) => ({
      first: first - older.length,
      messages: [...older, ...messages],
    })),
}
