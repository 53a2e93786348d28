import {
  type ChatDraft,
  type ChatModel,
  ChatProvider,
  ChatWindow,
  createChatModel,
  createDraft,
  QuickReplyManager,
} from '@omc/chat-widget'
import { EMOJI_TABLE } from '@omc/chat-widget/emoji'
import '@omc/chat-widget/chat-widget.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { hostileMessages } from './hostile-messages.ts'
import { PAYLOADS } from './payloads.ts'
import { strangeNodes } from './strange-nodes.ts'

declare global {
  interface Window {
    /** Called by every attack that runs. */
    hit: (number: number) => void
    attackWidget: (part: number, of: number) => Promise<Report>
    attackPlainPage: () => Promise<void>
  }
}

export interface Report {
  readonly attacks: number
  /** Number of messages that were in the document. */
  readonly shown: number
  readonly problems: readonly string[]
}

const place = document.querySelector('#root')
if (place === null) throw new Error('the page has no root')
const root = createRoot(place)

type EverythingProps = {
  readonly attack: string
  readonly model: ChatModel
  readonly draft: ChatDraft
}

/** Every part, with the attack in every value that a host may pass. */
function Everything({ attack, model, draft }: EverythingProps) {
  const replies = [{ id: attack, text: attack }]
  const person = { id: attack, name: attack, img: attack, dept: attack, unreadCount: 1 }
  const groups = [{ id: attack, title: attack, replies }]
  return (
    <>
      <ChatWindow
        isVirtual={false}
        theme={attack}
        model={model}
        draft={draft}
        title={attack}
        subtitle={attack}
        emoji={EMOJI_TABLE}
        quickReplies={replies}
        matchPinyin={() => [0, attack.length]}
        sessions={[person]}
        activeSessionId={attack}
        members={[person]}
        notice={attack}
        toolConfig={{
          show: ['img', { key: attack, label: attack, icon: attack }, [attack]],
          callback: () => {},
        }}
        labels={{ entry: { placeholder: attack, send: attack } }}
        slots={{ header: attack, toBottom: () => attack }}
        onMemberClick={() => {}}
        onHeaderClick={() => {}}
      />
      <ChatProvider>
        <QuickReplyManager groups={groups} />
      </ChatProvider>
    </>
  )
}

/**
 * Shows attacks in every field, presses all controls, and searches for traces.
 *
 * @param part from 0: takes every n-th attack, so pages can share the work
 */
window.attackWidget = async (part, of) => {
  const problems: string[] = []
  let shown = 0
  let attacks = 0
  for (const [number, attack] of PAYLOADS.entries()) {
    if (number % of !== part) continue
    attacks += 1
    const messages = hostileMessages(attack)
    const model = createChatModel(messages)
    const draft = createDraft()
    flushSync(() => root.render(<Everything key={number} {...{ attack, model, draft }} />))
    flushSync(() => draft.setText(attack))
    await nextTask()
    shown += place.querySelectorAll('article').length
    const missing = messages.length - place.querySelectorAll('article').length
    if (missing !== 0) problems.push(`attack ${number}: ${missing} messages are not shown`)
    problems.push(...strangeNodes(place).map((found) => `attack ${number}: ${found}`))
    for (const element of pressable(place)) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  }
  await nextTask()
  flushSync(() => root.render(null))
  const planted = [Object.prototype, Array.prototype, Function.prototype].flatMap((prototype) =>
    'polluted' in prototype ? ['a prototype was changed'] : [],
  )
  return { attacks, shown, problems: [...problems, ...planted] }
}

/** Every link, and one button of each kind, since the actions of buttons are our own code. */
function pressable(all: Element): readonly Element[] {
  const buttons = [...all.querySelectorAll('button')]
  const kinds = new Map(buttons.map((button) => [button.className, button]))
  return [...all.querySelectorAll('a'), ...kinds.values()]
}

/** Control: a page that trusts its input runs the attacks. */
window.attackPlainPage = async () => {
  for (const attack of PAYLOADS) {
    const frame = document.createElement('iframe')
    place.append(frame)
    const inside = frame.contentWindow
    if (inside === null) throw new Error('a frame has no window')
    inside.hit = window.hit
    const { body } = inside.document
    body.innerHTML = attack
    for (const element of body.querySelectorAll('*')) {
      for (const { name } of element.attributes) {
        if (/^on/i.test(name)) element.dispatchEvent(new Event(name.slice(2).toLowerCase()))
      }
    }
    const link = inside.document.createElement('a')
    link.href = attack
    body.append(link)
    link.click()
    await nextTask()
  }
}

/** Disables ordinary links in this test; all others keep their action. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && /^(https?|mailto):/.test(link.href)) event.preventDefault()
})

async function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
