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

/** Text of the reason, or the channel's message; '' for neither. */
export function detailWords(t: TFunction, { reason, detail }: EventRow): string {
  if (reason === null) return detail
  const key = reasonKey(reason)
  return key ? t(key) : t('publishing.newReason', { code: reason })
}
