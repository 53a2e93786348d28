import { isPassword } from '@omc/core'

/** Digits of a code, as a person may type them. @source ux: gate screens */
export const isSmsCode = (text: string): boolean => /^\d{4,8}$/.test(text.trim())

/** Server rule for new user names: at least one letter, so a name is never a phone number. */
export const isNewUsername = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= 40 &&
  /^[\w.\-\u4e00-\u9fff]+$/.test(text) &&
  /[A-Za-z_\u4e00-\u9fff]/.test(text)

/** Server rule for new passwords, stricter than for old ones. @source reliability C2 */
export const NEW_PASSWORD_LETTERS = 8

export const isNewPassword = (text: string): boolean =>
  isPassword(text) && text.length >= NEW_PASSWORD_LETTERS
