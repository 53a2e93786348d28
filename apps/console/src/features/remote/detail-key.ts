import type { TFunction } from 'i18next'
import type { Texts } from '../../kernel/i18n/texts.ts'
import type { RefusalReason } from '../publishing/run/refusal-reasons.ts'
import { texts } from './remote.zh.ts'

type Reason = keyof Texts['remoteControl']['detail']

/** The compiler checks that each reason of this console has its text. */
const REASONS: Readonly<Record<RefusalReason, string>> = texts.remoteControl.detail

/** Text key of a device's reason; null for a reason that this console does not know. */
function detailKey(detail: string): `remoteControl.detail.${Reason}` | null {
  const known = Object.hasOwn(REASONS, detail)
  // as: the own keys of the texts are the reasons.
  return known ? `remoteControl.detail.${detail as Reason}` : null
}

/**
 * Last report of a device: the number it deleted, or its reason, which may have a number too
 * (`interrupted after 12`) or a fault of its program (`failed: …`); '' for anything else.
 */
export function detailWords(t: TFunction, detail: string): string {
  const [, reason = detail, number] = /^(.+?)(?:: .*| after (\d+))?$/s.exec(detail) ?? []
  const deleted = /^deleted (\d+)$/.exec(detail)?.[1] ?? number
  const key = detailKey(reason)
  return [
    ...(key ? [t(key)] : []),
    ...(deleted === undefined ? [] : [t('remoteControl.deleted', { count: Number(deleted) })]),
  ].join(' · ')
}
