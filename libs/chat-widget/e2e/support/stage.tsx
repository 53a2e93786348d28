import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { EMOJI_TABLE } from '../../src/emoji/index.ts'
import {
  ChatProvider,
  ChatWidget,
  ChatWindow,
  createChatModel,
  MessageList,
  parseChatMessage,
} from '../../src/index.ts'
import type {
  ChatMessage,
  ChatModel,
  ChatModelOptions,
  ChatProviderProps,
  ChatWindowProps,
} from '../../src/index.ts'
import '../../src/chat-widget.css'

type Mounted = {
  readonly model: ChatModel
  /** Events that the widget raised, in order. */
  readonly told: (readonly [string, unknown])[]
}

/** Functions that tests call in the page. */
export type Stage = {
  readonly mountWidget: (messages: readonly unknown[], settings?: StageSettings) => Mounted
  readonly mountList: (messages: readonly unknown[], settings?: StageSettings) => Mounted
  /** Mounts the window with all tools, emoji and its own history. */
  readonly mountWindow: (messages: readonly unknown[], props?: Partial<ChatWindowProps>) => Mounted
  readonly parse: (messages: readonly unknown[]) => readonly ChatMessage[]
}

export type StageSettings = {
  readonly hasHistory?: boolean
  readonly isVirtual?: boolean
  readonly model?: ChatModelOptions
  readonly provider?: ChatProviderProps
  /** The host has no event handlers. */
  readonly isQuiet?: boolean
}

declare global {
  interface Window {
    stage: Stage
    chat: Mounted
  }
}

const HANDLERS = [
  'onClickTalk',
  'onEnter',
  'onSystemEvent',
  'onTask',
  'onOpenImage',
  'onRetry',
  'onQuickReplySubmit',
] as const

function parse(messages: readonly unknown[]) {
  return messages.flatMap((raw) => {
    const parsed = parseChatMessage(raw)
    if (!parsed.ok) throw new Error(JSON.stringify(parsed))
    return parsed.messages
  })
}

function mount(
  messages: readonly unknown[],
  settings: StageSettings,
  draw: (model: ChatModel, handlers: ChatProviderProps) => ReactNode,
): Mounted {
  const model = createChatModel(parse(messages), settings.model)
  const told: (readonly [string, unknown])[] = []
  const tell = (name: string) => (event: unknown) => told.push([name, event])
  const handlers = {
    ...(settings.isQuiet ? {} : Object.fromEntries(HANDLERS.map((name) => [name, tell(name)]))),
    ...(settings.hasHistory ? { onLoadHistory: tell('onLoadHistory') } : {}),
  }
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  createRoot(place).render(draw(model, { ...handlers, ...settings.provider }))
  window.chat = { model, told }
  return window.chat
}

window.stage = {
  parse,
  mountWidget: (messages, settings = {}) =>
    mount(messages, settings, (model, handlers) => (
      <ChatWidget model={model} title="韩梅" isVirtual={settings.isVirtual ?? true} {...handlers} />
    )),
  mountWindow: (messages, props = {}) =>
    mount(messages, {}, (model, handlers) => (
      <ChatWindow
        model={model}
        historyModel={createChatModel(model.getState().messages)}
        title="韩梅"
        emoji={EMOJI_TABLE}
        {...handlers}
        {...props}
      />
    )),
  mountList: (messages, settings = {}) =>
    mount(messages, settings, (model, handlers) => (
      <ChatProvider {...handlers}>
        <MessageList
          model={model}
          hasHistory={settings.hasHistory ?? false}
          isVirtual={settings.isVirtual ?? true}
        />
      </ChatProvider>
    )),
}
