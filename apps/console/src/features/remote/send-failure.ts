import type { Args } from '@omc/sdk'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'

export type Body = Args<'commands.issue'>

/** A command that this screen sent, and the call that sent it. */
export type Sent = { readonly id: string; readonly body: Body }

/** Why nothing was done, or why a withdrawn command has none in its place. */
export type SendFailure =
  | { readonly tag: 'refused'; readonly error: Error }
  | { readonly tag: 'not-resent'; readonly error: Error; readonly sent: Sent }

/** Message of the failure for people. */
export function failureText({ tag, error }: SendFailure): string {
  const reason = errorText(error, currentLanguage())
  return tag === 'refused' ? reason : i18n.t('remoteControl.notResent', { reason })
}
