import type { TFunction } from 'i18next'
import type { Texts } from '../../kernel/i18n/texts.ts'
import { texts } from './remote.zh.ts'

type Reason = keyof Texts['remoteControl']['detail']

/** Text key of a device's reason; null for a reason that this console does not know. */
function detailKey(detail: string): `remoteControl.detail.${Reason}` | null {
  const known = Object.hasOwn(texts.remoteControl.detail, detail)
  // as: the own keys of the texts are the reasons.
  return known ? `remoteControl.detail.${detail as Reason}` : null
}

/** Last report of a device: its reason, or the number it deleted; '' for anything else. */
export function detailWords(t: TFunction, detail: string): string {
  const deleted = /^deleted (\d+)$/.exec(detail)
  if (deleted) return t('remoteControl.deleted', { count: Number(deleted[1]) })
  const key = detailKey(detail)
  return key ? t(key) : ''
}
