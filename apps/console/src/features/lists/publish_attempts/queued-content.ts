import { isRecord } from '../../../kernel/data/is-record.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'

type Queued = { readonly title: string; readonly account: string; readonly cover: string }

/** Queue entry included in an attempt's answer; empty if the entry was deleted. */
export function queuedContent(attempt: object): Queued {
  const content: unknown = Reflect.get(attempt, 'publish_content')
  const of = isRecord(content) ? content : {}
  const images = Array.isArray(of['images']) ? of['images'] : []
  return {
    title: textOf(of['title']),
    account: textOf(of['account_name']),
    cover: textOf(images[0]),
  }
}

/** Display name of an attempt: the title of its content. */
export const nameOfAttempt = (attempt: object): string =>
  queuedContent(attempt).title || i18n.t('publishAttempt.untitled')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
