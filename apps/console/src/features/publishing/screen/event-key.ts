import type { TFunction } from 'i18next'
import type { Texts } from '../../../kernel/i18n/texts.ts'
import { texts } from '../../../kernel/i18n/zh/publishing.ts'
import type { EventRow } from '../run/event-rows.ts'

type EventName = keyof Texts['publishing']['event']
type ReasonName = keyof Texts['publishing']['reason']

/** Text key of an event; null for a kind that is newer than this console. */
export function eventKey(name: string): `publishing.event.${EventName}` | null {
  // as: the own keys of the texts are the names.
  return Object.hasOwn(texts.publishing.event, name)
    ? `publishing.event.${name as EventName}`
    : null
}

/** Text key of a reason; server and executor write the same codes with `_` and `-`. */
export function reasonKey(code: string): `publishing.reason.${ReasonName}` | null {
  const name = code.replaceAll(/[_ ]/g, '-')
  // as: the own keys of the texts are the names.
  return Object.hasOwn(texts.publishing.reason, name)
    ? `publishing.reason.${name as ReasonName}`
    : null
}

/** Text of an event; a kind that is newer than this console is named as such. */
export function eventWords(t: TFunction, { name }: EventRow): string {
  const key = eventKey(name)
  return key ? t(key) : t('publishing.newEvent', { code: name })
}

/** Events whose detail is the id that the channel gave. */
const GIVES_FEED: ReadonlySet<string> = new Set(['outcome_accepted', 'draft-saved', 'published'])

/** Text of the reason, or the channel's message; '' for neither. */
export function detailWords(t: TFunction, { name, reason, detail }: EventRow): string {
  if (GIVES_FEED.has(name) && detail !== '') return t('publishing.feed', { id: detail })
  return reason === null ? detail : reasonWords(t, reason)
}

/** Text of a reason; one that is newer than this console is named as such. */
export function reasonWords(t: TFunction, reason: string): string {
  const key = reasonKey(reason)
  return key ? t(key) : t('publishing.newReason', { code: reason })
}
