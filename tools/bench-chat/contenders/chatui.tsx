import '@chatui/core/dist/index.css'
import Chat, { Bubble } from '@chatui/core'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { HEIGHT, ROW_ID, WIDTH } from './contender.ts'
import type { BenchMessage } from './contender.ts'

type Shown = {
  readonly _id: string
  readonly type: 'text'
  readonly content: { readonly text: string; readonly id: string }
  readonly position: 'left' | 'right'
  readonly user: { readonly name: string }
}

let shown: Shown[] = []
let root: Root

function draw(messages: Shown[]) {
  shown = messages
  root.render(
    <div style={{ width: WIDTH, height: HEIGHT }}>
      <Chat
        messages={messages}
        renderMessageContent={drawBubble}
        // Only the list is measured.
        Composer={NoComposer}
        onSend={() => {}}
      />
    </div>,
  )
}

function drawBubble({ content }: { content?: Shown['content'] }) {
  if (!content) return null
  return (
    <div {...{ [ROW_ID]: content.id }}>
      <Bubble content={content.text} />
    </div>
  )
}

function NoComposer() {
  return null
}

window.contender = {
  scroller: '.PullToRefresh',
  mount(place, messages) {
    root = createRoot(place)
    draw(messages.map(shownOf))
  },
  append: (message) => draw([...shown, shownOf(message)]),
  prepend: (older) => draw([...older.map(shownOf), ...shown]),
}

function shownOf({ id, text, mine, name }: BenchMessage): Shown {
  return {
    _id: id,
    type: 'text',
    content: { text: text.text, id },
    position: mine ? 'right' : 'left',
    user: { name },
  }
}
