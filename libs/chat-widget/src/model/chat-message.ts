export type MessageStatus = 'sending' | 'sent' | 'failed'

export type ChatAuthor = {
  readonly name: string
  /** A checked address, or null. */
  readonly avatarUrl: string | null
}

/** Only a `streaming` message accepts parts. */
export type StreamPhase = 'streaming' | 'finished' | 'stopped' | 'failed'

/** `index` counts from 0. */
export type StreamPart = { readonly index: number; readonly text: string }

type Identity = {
  /** Messages with the same id are the same message. */
  readonly id: string
  /** Key of a message sent by this widget; stays when the server assigns an id. */
  readonly key?: string
  /** Epoch ms; null when the sender gave no date. */
  readonly at: number | null
}

type Spoken = Identity & {
  readonly author: ChatAuthor
  readonly isOwn: boolean
  readonly status: MessageStatus
}

export type SystemLink = { readonly id: string; readonly text: string }

/**
 * A message by kind. Its URLs have passed `parseSafeUrl`; its texts are plain text, never markup.
 *
 * @source console spec §3, chat widget: message item and its display types
 */
export type ChatMessage =
  | (Identity & { readonly kind: 'tip'; readonly text: string })
  | (Spoken & { readonly kind: 'text'; readonly text: string })
  | (Spoken & {
      readonly kind: 'system'
      readonly title: string
      readonly subtitle: string
      readonly links: readonly SystemLink[]
    })
  /** Without a URL it is a button that raises the task event. */
  | (Spoken & { readonly kind: 'subLink'; readonly text: string; readonly href: string | null })
  | (Spoken & {
      readonly kind: 'shop'
      readonly title: string
      readonly subtitle: string
      /** As shown, e.g. "¥129". */
      readonly price: string
      readonly coverUrl: string | null
      readonly tags: readonly string[]
    })
  | (Spoken & { readonly kind: 'image'; readonly url: string; readonly alt: string })
  | (Spoken & {
      readonly kind: 'file'
      readonly url: string
      readonly name: string
      readonly sizeBytes: number | null
    })
  | (Spoken & { readonly kind: 'video'; readonly url: string; readonly posterUrl: string | null })
  | (Spoken & { readonly kind: 'audio'; readonly url: string })
  /** Text in parts, e.g. from an assistant; see `@omc/chat-widget/streaming`. */
  | (Spoken & {
      readonly kind: 'stream'
      /** Text of all parts before the first gap. */
      readonly text: string
      readonly phase: StreamPhase
      /** Number of parts in `text`. */
      readonly partCount: number
      /** Parts that arrived before an earlier part. */
      readonly early: readonly StreamPart[]
      /** Total number of parts; null until the sender announces it. */
      readonly expectedCount: number | null
    })
  /** Rendered by the host's `message` slot; without one, as text. */
  | (Spoken & { readonly kind: 'custom'; readonly data: unknown })

export type SpokenMessage = Exclude<ChatMessage, { kind: 'tip' }>
export type MessageKind = ChatMessage['kind']
export type MessageOf<K extends MessageKind> = Extract<ChatMessage, { kind: K }>

/** One-line text of a message for announcements and lists; '' if it has none. */
export function summaryOf(message: ChatMessage): string {
  switch (message.kind) {
    case 'tip':
    case 'text':
    case 'subLink':
    case 'stream':
      return message.text
    case 'system':
    case 'shop':
      return message.title
    case 'image':
      return message.alt
    case 'file':
      return message.name
    case 'video':
    case 'audio':
    case 'custom':
      return ''
    default:
      message satisfies never
      // A newer server may send kinds that this version does not know.
      return ''
  }
}

/** Whether more parts may arrive; the message is announced once it has ended. */
export const isStreaming = (message: ChatMessage): boolean =>
  message.kind === 'stream' && message.phase === 'streaming'

/** Stable row key: the id changes when the message is sent, the key does not. */
export function rowKeyOf({ key, id }: ChatMessage): string {
  return key ?? id
}
