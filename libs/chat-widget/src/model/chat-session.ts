export type ChatSession = {
  readonly id: string
  readonly name: string
  readonly dept?: string
  /** Address of a picture. */
  readonly img?: string
  readonly unreadCount?: number
}

export type SessionEvent =
  | { readonly type: 'select'; readonly session: ChatSession }
  /** Removing is the host's work. */
  | { readonly type: 'remove'; readonly session: ChatSession }
