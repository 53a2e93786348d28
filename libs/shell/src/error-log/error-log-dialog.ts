import type { Words } from '@omc/core'
import type { ErrorLogState } from './create-error-log.ts'
import { searchLinks, type SearchLink } from './search-links.ts'

/** @source console spec §2, error-log dialog */
export const ERROR_LOG_WORDS = {
  title: { zh: '错误日志', en: 'Error log' },
  url: { zh: '路由', en: 'Route' },
  message: { zh: '错误信息', en: 'Message' },
  stack: { zh: '错误详情', en: 'Details' },
  search: { zh: '搜索', en: 'Search' },
  cancel: { zh: '取消', en: 'Cancel' },
  dismiss: { zh: '暂不显示', en: 'Dismiss for now' },
} as const satisfies Readonly<Record<string, Words>>

export type ErrorLogRow = {
  readonly id: string
  readonly url: string
  readonly message: string
  readonly stack: string
  readonly count: number
  readonly searches: readonly SearchLink[]
}

/** The dialog is there only when there are errors. @source console spec §2, error-log dialog */
export const hasErrorLog = ({ rows }: ErrorLogState): boolean => rows.length > 0

/** The rows as the dialog shows them. @source console spec §2, error-log dialog */
export const errorLogRows = ({ rows }: ErrorLogState): readonly ErrorLogRow[] =>
  rows.map(({ id, url, message, stack, count }) => ({
    id,
    url,
    message,
    stack,
    count,
    searches: searchLinks(message),
  }))
