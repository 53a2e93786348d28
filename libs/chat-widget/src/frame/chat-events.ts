import type { ChatMember } from '../model/chat-member.ts'
import type { MessageOf, SpokenMessage, SystemLink } from '../model/chat-message.ts'
import type { SessionEvent } from '../model/chat-session.ts'
import type { QuickReplyEvent } from '../model/quick-reply-event.ts'
import type { QuickReply } from '../model/quick-reply.ts'

/** A message with a task for the reader. */
export type TaskMessage = MessageOf<'shop' | 'subLink' | 'custom'>

export type Task = {
  readonly type: TaskMessage['kind']
  readonly message: TaskMessage
  /** Payload of the host's custom message. */
  readonly payload?: unknown
}

/** @source console spec §9, chat widget events; the types are those of the widget's ancestor */
export type ClickTalk =
  | { readonly type: 'img' | 'nickname'; readonly data: SpokenMessage }
  | { readonly type: 'systemItem'; readonly data: SystemLink; readonly message: SpokenMessage }
  | { readonly type: 'taskItem'; readonly data: Task }

/** Submitted input: typed text (trimmed, never empty) or a quick reply. */
export type Enter =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'quickReply'; readonly reply: QuickReply }

/** @source originals: callback of the window's header */
export type HeaderClick = { readonly key: 'cover' | 'name' | 'dept'; readonly value: string }

export type LoadHistory = {
  /**
   * Ends the load when nothing came of it, or without `model.prepend`, which ends it too.
   * `more` is the default.
   */
  readonly finish: (outcome?: 'more' | 'ended' | 'failed') => void
}

/**
 * All events of the widget; each becomes a prop `on…`. A new part adds its events here.
 */
export type ChatEventMap = {
  /** Picture, name, link or task of a message was clicked. */
  readonly clickTalk: ClickTalk
  /** Text or a quick reply is to be sent. */
  readonly enter: Enter
  /** Text of the entry box, trimmed, after each change. */
  readonly valueChange: string
  /** Older messages are wanted: answer with `model.prepend` or `finish`. */
  readonly loadHistory: LoadHistory
  /** A link of a system message; `clickTalk` tells it too. */
  readonly systemEvent: { readonly link: SystemLink; readonly message: SpokenMessage }
  /** A shop card, a sub-link or a message of the host's own; `clickTalk` tells it too. */
  readonly task: Task
  /** A quick reply was chosen. */
  readonly quickReplySubmit: QuickReply
  /** Something was done in the manager of quick replies. */
  readonly quickReply: QuickReplyEvent
  /** Show it large in your own way; without a handler the widget does. */
  readonly openImage: MessageOf<'image'>
  /** The reader wants a failed message sent again. */
  readonly retry: SpokenMessage
  /** A conversation of the bar was chosen or is to be removed. */
  readonly session: SessionEvent
  /** Without a handler members are no buttons. */
  readonly memberClick: ChatMember
  /** Without a handler the header holds no buttons. */
  readonly headerClick: HeaderClick
}

export type ChatEventName = keyof ChatEventMap

export type ChatHandlers = {
  readonly [Name in ChatEventName as `on${Capitalize<Name>}`]?: (event: ChatEventMap[Name]) => void
}

/** Raises an event; returns whether the host has a handler. */
export type Emit = <Name extends ChatEventName>(name: Name, event: ChatEventMap[Name]) => boolean

/** Calls the host's handler of an event; returns false if there is none. */
export function emitTo<Name extends ChatEventName>(
  handlers: ChatHandlers,
  name: Name,
  event: ChatEventMap[Name],
): boolean {
  const prop = `on${name.charAt(0).toUpperCase()}${name.slice(1)}`
  // as: the mapped type above produces exactly this name.
  const handler = (
    handlers as Readonly<Record<string, ((given: typeof event) => void) | undefined>>
  )[prop]
  handler?.(event)
  return handler !== undefined
}
