import type { Texts } from '../../../app/i18n/texts.ts'
import { publishing } from '../../../app/i18n/zh/publishing.ts'

type EventName = keyof Texts['publishing']['event']

/** The key of an event's words; null for a kind that is newer than this console. */
export function eventKey(name: string): `publishing.event.${EventName}` | null {
  // as: the own keys of the texts are the names.
  return Object.hasOwn(publishing.event, name) ? `publishing.event.${name as EventName}` : null
}
