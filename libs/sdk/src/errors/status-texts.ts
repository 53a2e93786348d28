import type { ApiErrorKind } from './api-error.ts'
import { KIND_TEXTS } from './plain-message.ts'

export type Language = 'zh' | 'en'

/**
 * Texts for people about a status when the server sent no message. 0 means that no answer came at
 * all.
 *
 * @source console spec §8, status texts
 */
export const STATUS_TEXTS: Readonly<Record<number, Readonly<Record<Language, string>>>> = {
  0: {
    zh: '未知错误，可能是跨域或接口不存在',
    en: 'Unknown error (cross-origin or missing endpoint)',
  },
  400: { zh: '请求错误', en: 'Bad request' },
  401: {
    zh: '没有权限（令牌无效、用户名或密码错误、登录过期）',
    en: 'No permission (token invalid, wrong credentials or login expired)',
  },
  402: { zh: '令牌过期', en: 'Token expired' },
  403: { zh: '已获授权，但访问被禁止', en: 'Authorised but forbidden' },
  404: { zh: '资源不存在', en: 'Resource missing' },
  406: { zh: '请求的格式不可得', en: 'Format unavailable' },
  410: { zh: '资源已被永久删除', en: 'Permanently deleted' },
  500: { zh: '服务器错误', en: 'Server error' },
  502: { zh: '网关错误', en: 'Gateway error' },
  503: { zh: '服务不可用', en: 'Service unavailable' },
  504: { zh: '网关超时', en: 'Gateway timeout' },
}

/** Chinese messages for a call without an answer, or with an unreadable one. */
const KIND_TEXTS_ZH: typeof KIND_TEXTS = {
  network: '连不上服务器',
  timeout: '请求超时',
  aborted: '请求已取消',
  'invalid-response': '回答不是约定的 JSON',
}

/**
 * The text of a status; for any other status the sentence with its number.
 *
 * @param kind  of a failure without an answer; one out of reach has the text of status 0
 * @source console spec §8, 'Request failed with status code {n}'
 */
export function statusText(
  status: number,
  language: Language,
  kind: ApiErrorKind = 'http',
): string {
  if (kind !== 'http' && kind !== 'network')
    return (language === 'zh' ? KIND_TEXTS_ZH : KIND_TEXTS)[kind]
  const known = STATUS_TEXTS[status]
  if (known) return known[language]
  return language === 'zh'
    ? `请求失败，状态码 ${status}`
    : `Request failed with status code ${status}`
}
