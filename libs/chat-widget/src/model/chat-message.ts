export type MessageStatus = 'sending' | 'sent' | 'failed'

export type ChatAuthor = {
  readonly name: string
  /** A checked address, or null. */
  readonly avatarUrl: string | null
}

/** Only a message that is `streaming` takes parts. */
export type StreamPhase = 'streaming' | 'finished' | 'stopped' | 'failed'

/** `index` counts from 0. */
export type StreamPart = { readonly index: number; readonly text: string }

type Identity = {
  /** The same id is the same message, however often it comes. */
  readonly id: string
  /** What it was sent with, where the sender is this widget: stays when the server gives an id. */
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
 * A message by kind. Addresses in it have passed `parseSafeUrl`; texts are plain text, never markup.
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
  /** Without an address it is a button that raises the task event. */
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
  /** Text that arrives in parts, e.g. of an assistant; `@omc/chat-widget/streaming` makes and changes it. */
  | (Spoken & {
      readonly kind: 'stream'
      /** All parts without a gap before them. */
      readonly text: string
      readonly phase: StreamPhase
      /** Parts in `text`. */
      readonly partCount: number
      /** Parts that came before those in front of them. */
      readonly early: readonly StreamPart[]
      /** Parts in all, once the sender has told; null = not told. */
      readonly expectedCount: number | null
    })
  /** Drawn by the host's `message` slot; without one, in words. */
  | (Spoken & { readonly kind: 'custom'; readonly data: unknown })

export type SpokenMessage = Exclude<ChatMessage, { kind: 'tip' }>
export type MessageKind = ChatMessage['kind']
export type MessageOf<K extends MessageKind> = Extract<ChatMessage, { kind: K }>

/** What a message says in one line, for announcements and lists; '' where it has no words. */
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

/** Whether more of a message may come; it is announced when it has ended. */
export const isStreaming = (message: ChatMessage): boolean =>
  message.kind === 'stream' && message.phase === 'streaming'

/** The same row from sending to sent and after, though its id changes. */
export function rowKeyOf({ key, id }: ChatMessage): string {
  return key ?? id
}
