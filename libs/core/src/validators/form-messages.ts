import type { Words } from '../vocabulary/words.ts'
import type { FormProblem } from './form-rules.ts'

/**
 * Words of the form messages; each %s takes the next parameter.
 *
 * @source console spec §5, default messages and form messages
 */
export const FORM_MESSAGES = {
  'form.required': { zh: '%s不能缺少', en: '%s is required' },
  'form.type': { zh: '%s的类型应为 %s', en: '%s is not a valid %s' },
  'form.range': { zh: '%s应在 %s 之内', en: '%s must be within %s' },
  'form.enum': { zh: '%s必须是其中之一:%s', en: '%s must be one of %s' },
  'form.pattern': { zh: '%s格式不正确', en: '%s does not have the right form' },
  'form.whitespace': { zh: '%s不能为空', en: '%s cannot be empty' },
  'form.email': { zh: '%s不是有效的邮箱地址', en: '%s is not a valid e-mail address' },
  'form.url': { zh: '%s不是有效的网址', en: '%s is not a valid URL' },
  'form.hex': { zh: '%s不是有效的颜色值', en: '%s is not a valid hex colour' },
  'form.username_empty': { zh: '用户名不能为空', en: 'user name cannot be empty' },
  'form.password_short': {
    zh: '密码不能少于6位',
    en: 'password cannot be less than 6 digits',
  },
  'form.phone_wrong': {
    zh: '请输入正确的手机号',
    en: 'please enter the correct mobile phone number',
  },
  'form.phone_empty': { zh: '请输入手机号', en: 'enter the phone number' },
  'form.code_empty': { zh: '请输入手机验证码', en: 'enter the mobile verification code' },
} as const satisfies Record<FormProblem['messageKey'], Words> & Record<string, Words>

export type FormMessageKey = keyof typeof FORM_MESSAGES

/** The message in one language, with its parameters put in; parameters are never read as %s. */
export function formMessage(
  key: FormMessageKey,
  locale: 'zh' | 'en',
  params: readonly string[] = [],
): string {
  let next = 0
  return FORM_MESSAGES[key][locale].replace(/%s/g, () => params[next++] ?? '')
}
