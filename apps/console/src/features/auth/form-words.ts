import { formMessage, isPassword, isPhone, isUsername, type FormMessageKey } from '@omc/core'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { isSmsCode } from './account-checks.ts'

/** Form message in the current language, with a capital first letter. */
export function formWords(key: FormMessageKey, params: readonly string[] = []): string {
  const text = formMessage(key, currentLanguage(), params)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Fault of each sign-in field; `undefined` for a valid one.
 *
 * @source console spec §5, form messages (E-035 to E-039)
 */
export const signInFaults = {
  username: (text: string) =>
    isUsername(text.trim()) ? undefined : formWords('form.username_empty'),
  password: (text: string) => (isPassword(text) ? undefined : formWords('form.password_short')),
  phone: (text: string) => {
    if (isPhone(text)) return undefined
    return formWords(text === '' ? 'form.phone_empty' : 'form.phone_wrong')
  },
  code: (text: string) => (isSmsCode(text) ? undefined : formWords('form.code_empty')),
} as const

/** Invalid fields of a form with their messages. */
export function faultsIn<Name extends string>(
  faults: Readonly<Record<Name, string | undefined>>,
): { readonly [Field in Name]?: string } {
  // as: entries forget the names.
  return Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== undefined)) as {
    readonly [Field in Name]?: string
  }
}
