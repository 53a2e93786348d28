import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { Virtuoso } from 'react-virtuoso'
import { ChatProvider } from '../../../libs/chat-widget/src/index.ts'
import type { MessageOf } from '../../../libs/chat-widget/src/index.ts'
import { MessageItem } from '../../../libs/chat-widget/src/message/message-item.tsx'
import '../../../libs/chat-widget/src/chat-widget.css'
import { HEIGHT, WIDTH } from './contender.ts'
import type { BenchMessage } from './contender.ts'

type Shown = { readonly messages: readonly BenchMessage[]; readonly first: number }

/** The first index is large enough for all prepended messages. */
let shown: Shown = { messages: [], first: 1_000_000 }
let root: Root

/** Renders a bare list with our own bubbles. */
function draw(next: Shown) {
  shown = next
  root.render(
    <ChatProvider>
      <Virtuoso
        className="omc-chat-viewport"
        style={{ width: WIDTH, height: HEIGHT }}
        data={shown.messages}
        firstItemIndex={shown.first}
        initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
        followOutput
        computeItemKey={keyOf}
        itemContent={drawRow}
      />
    </ChatProvider>,
  )
}

function keyOf(_: number, message: BenchMessage) {
  return message.id
}

/** Cached, so React skips unchanged rows. */
const bubbles = new WeakMap<BenchMessage, MessageOf<'text'>>()

/** Created for rendered rows only, without validation. */
function bubbleOf(message: BenchMessage): MessageOf<'text'> {
  const known = bubbles.get(message)
  if (known) return known
  const { id, mine, name, date, text } = message
  const bubble: MessageOf<'text'> = {
    kind: 'text',
    id,
    at: Date.parse(date),
    text: text.text,
    isOwn: mine,
    status: 'sent',
    author: { name, avatarUrl: null },
  }
  bubbles.set(message, bubble)
  return bubble
}

function drawRow(index: number, message: BenchMessage) {
  return (
    <MessageItem
      message={bubbleOf(message)}
      position={index - shown.first + 1}
      isTabStop={false}
      isFirstUnread={false}
    />
  )
}

window.contender = {
  scroller: '.omc-chat-viewport',
  mount(place, messages) {
    root = createRoot(place)
    draw({ ...shown, messages })
  },
  append: (message) => draw({ ...shown, messages: [...shown.messages, message] }),
  prepend: (older) =>
    draw({ first: shown.first - older.length, messages: [...older, ...shown.messages] }),
}
