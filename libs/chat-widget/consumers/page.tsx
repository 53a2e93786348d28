import { ChatWidget, createChatModel, parseChatMessage } from '@omc/chat-widget'
import { EMOJI_TABLE } from '@omc/chat-widget/emoji'
import '@omc/chat-widget/chat-widget.css'
import { StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'

const model = createChatModel()

/** Appends a message in the form that a server sends. */
function take(raw: object) {
  const parsed = parseChatMessage({ id: `m-${model.getState().messages.length}`, ...raw })
  if (!parsed.ok) throw new Error('the message was refused')
  model.append(...parsed.messages)
}

function Page() {
  return (
    <>
      <h1>React {version.split('-', 1)}</h1>
      <button type="button" onClick={() => take({ name: '韩梅', text: { text: '收到 [微笑]' } })}>
        receive
      </button>
      <ChatWidget
        model={model}
        title="韩梅"
        mode="light"
        emoji={EMOJI_TABLE}
        quickReplies={[
          { id: '1', text: '稍后回复你' },
          { id: '2', text: '已经发布了' },
        ]}
        onEnter={(event) => {
          const text = event.type === 'text' ? event.text : event.reply.text
          take({ mine: true, text: { text } })
        }}
      />
    </>
  )
}

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
