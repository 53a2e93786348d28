import { isRecord } from '../../../kernel/data/is-record.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'

type Queued = {
  readonly title: string
  readonly account: string
  readonly cover: string
  /** How often it was taken to be sent; null where that is not known. */
  readonly attemptCount: number | null
}

/** Queue entry included in an attempt's answer; empty if the entry was deleted. */
export function queuedContent(attempt: object): Queued {
  const content: unknown = Reflect.get(attempt, 'publish_content')
  const of = isRecord(content) ? content : {}
  const count = of['attempt_count']
  const images = Array.isArray(of['images']) ? of['images'] : []
  return {
    title: textOf(of['title']),
    account: textOf(of['account_name']),
    cover: textOf(images[0]),
    attemptCount: typeof count === 'number' && count > 0 ? count : null,
  }
}

/** Display name of an attempt: the title of its content. */
export const nameOfAttempt = (attempt: object): string =>
  queuedContent(attempt).title || i18n.t('publishAttempt.untitled')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
