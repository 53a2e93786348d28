import type { Clock } from '@omc/core'
import type { EventStream, Page } from '@omc/sdk'
import type { KeptDraft } from './kept-drafts.ts'
import type { Authors, TalkRecord } from './talk-message.ts'

/** An answer that came in one piece. */
export type WholeAnswer = { readonly message_id: string; readonly text: string }

/** Ports of a talk. */
export type TalkPorts = {
  /** A page of messages, the newest first. @param after cursor; null = the newest page */
  readonly page: (after: string | null) => Promise<Page<TalkRecord>>
  /** Asks, and is answered in parts. */
  readonly ask: (text: string, key: string) => Promise<EventStream>
  /** Asks, and is answered in one piece. */
  readonly askWhole: (text: string, key: string) => Promise<WholeAnswer>
  /** Asks the server to stop; false if that failed, which has been told. */
  readonly stop: () => Promise<boolean>
  /** Whether answers come in parts, as the person wants it and the browser can. */
  readonly isStreamed: () => boolean
  /** Reads and keeps what is written and not sent. */
  readonly draft: {
    readonly read: () => KeptDraft | null
    readonly keep: (draft: KeptDraft | null) => void
  }
  /** Something was said: lists of conversations are read again. */
  readonly onSaid: () => void
  readonly authors: () => Authors
  readonly newKey: () => string
  readonly clock: Clock
}
