import type { Texts } from '../../kernel/i18n/texts.ts'
import { texts } from '../../kernel/i18n/zh/publishing.ts'

type Reason = keyof Texts['publishing']['remoteControl']['detail']

/** Text key of a device's reason; null for a reason that this console does not know. */
export function detailKey(detail: string): `publishing.remoteControl.detail.${Reason}` | null {
  const known = Object.hasOwn(texts.publishing.remoteControl.detail, detail)
  // as: the own keys of the texts are the reasons.
  return known ? `publishing.remoteControl.detail.${detail as Reason}` : null
}
