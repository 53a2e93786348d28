import type { Language, Words } from '@omc/core'
import { formatMonthDay, JUST_NOW } from '../format/format-instant.ts'
import type { NoticeState } from './notice-state.ts'
import type { Notice } from './notice.ts'

/** In their order. @source console spec §2, notice popover */
export const NOTICE_TABS = ['notice', 'mail'] as const
export type NoticeTab = (typeof NOTICE_TABS)[number]

/** @source console spec §2, notice popover */
export const NOTICE_TAB_WORDS: Readonly<Record<NoticeTab, Words>> = {
  notice: { zh: '通知', en: 'Notices' },
  mail: { zh: '站内信', en: 'In-site mail' },
}

/** Notices of a tab; in-site mail is empty. @source console spec §2, notice popover */
export const noticesOfTab = <N extends Notice>(
  tab: NoticeTab,
  state: NoticeState<N>,
): readonly N[] => (tab === 'notice' ? state.notices : [])

/** A notice as a row of the popover shows it. */
export type NoticeRow = {
  readonly title: string
  readonly message: string
  readonly time: string
  readonly isUnread: boolean
}

/**
 * @param timeZone  IANA zone; without it that of the machine
 * @source          console spec §2, notice popover: MM-DD HH:mm, or 'just now' without a time
 */
export const noticeRow = (
  { title, message, readed, created_at: createdAt }: Notice,
  language: Language,
  timeZone?: string,
): NoticeRow => ({
  title,
  message,
  time: formatMonthDay(createdAt, timeZone) || JUST_NOW[language],
  isUnread: !readed,
})
