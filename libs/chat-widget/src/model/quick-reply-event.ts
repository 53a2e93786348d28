import type { QuickReply } from './quick-reply.ts'

/** Replies under one title of the manager. */
export type QuickReplyGroup = {
  readonly id: string
  readonly title: string
  readonly replies: readonly QuickReply[]
}

type InGroup = { readonly group: QuickReplyGroup }

/**
 * Action in the quick-reply manager. The host owns the replies: it changes them and passes them
 * again. Texts are trimmed and never empty; `index` is the place in the group, or of the group.
 *
 * @source originals: event of the quick-reply manager, a key and a value
 */
export type QuickReplyEvent =
  | (InGroup & { readonly type: 'navIndex'; readonly index: number })
  | (InGroup & { readonly type: 'addTalk'; readonly text: string })
  | (InGroup & { readonly type: 'editTalk'; readonly reply: QuickReply; readonly text: string })
  | (InGroup & { readonly type: 'select'; readonly reply: QuickReply })
  | (InGroup & { readonly type: 'delIndex'; readonly reply: QuickReply; readonly index: number })
