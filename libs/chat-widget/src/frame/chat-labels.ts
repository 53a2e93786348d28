import { ENTRY_LABELS } from '../entry-box/entry-labels.ts'
import type { EntryLabels } from '../entry-box/entry-labels.ts'
import { LIST_LABELS } from '../message-list/list-labels.ts'
import type { ListLabels } from '../message-list/list-labels.ts'
import { MESSAGE_LABELS } from '../message/message-labels.ts'
import type { MessageLabels } from '../message/message-labels.ts'
import type { ChatLocale } from './chat-locale.ts'

/** Every text of the widget, one entry per part. */
export type ChatLabels = {
  readonly list: ListLabels
  readonly message: MessageLabels
  readonly entry: EntryLabels
}

/** Some texts of some parts. */
export type ChatLabelChanges = { readonly [Part in keyof ChatLabels]?: Partial<ChatLabels[Part]> }

export const CHAT_LABELS: Readonly<Record<ChatLocale, ChatLabels>> = {
  zh: labelsIn('zh'),
  en: labelsIn('en'),
}

/** The texts of a language with the host's own in their place. */
export function chatLabels(locale: ChatLocale, changes: ChatLabelChanges = {}): ChatLabels {
  const texts = CHAT_LABELS[locale]
  return {
    list: { ...texts.list, ...changes.list },
    message: { ...texts.message, ...changes.message },
    entry: { ...texts.entry, ...changes.entry },
  }
}

function labelsIn(locale: ChatLocale): ChatLabels {
  return {
    list: LIST_LABELS[locale],
    message: MESSAGE_LABELS[locale],
    entry: ENTRY_LABELS[locale],
  }
}
