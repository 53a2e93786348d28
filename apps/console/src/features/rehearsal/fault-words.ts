import type { Fault, FaultCode } from '@omc/publisher/rehearsal'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../kernel/i18n/moments.ts'

export const faultLabel = (code: FaultCode): string => i18n.t(`rehearsal.fault.${code}`)

/** A problem in words: the reason, what exactly, and until when. */
export function faultText({ code, said, until }: Pick<Fault, 'code' | 'said' | 'until'>): string {
  return [
    faultLabel(code),
    ...(said ? [said[currentLanguage()]] : []),
    ...(until === null ? [] : [i18n.t('rehearsal.until', { time: clockMinute(until) })]),
  ].join(' · ')
}
