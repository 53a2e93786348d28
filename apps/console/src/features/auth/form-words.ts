import { formMessage, isPassword, isPhone, isUsername, type FormMessageKey } from '@omc/core'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { isSmsCode } from './account-checks.ts'

/** A message of the forms in the language on screen, as a sentence. */
export function formWords(key: FormMessageKey, params: readonly string[] = []): string {
  const text = formMessage(key, currentLanguage(), params)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * What the sign-in forms say of a field; `undefined` where it is right.
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

/** The fields of a form that are not right, with the words for each. */
export function faultsIn<Name extends string>(
  faults: Readonly<Record<Name, string | undefined>>,
): { readonly [Field in Name]?: string } {
  // as: entries forget the names.
  return Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== undefined)) as {
    readonly [Field in Name]?: string
  }
}
