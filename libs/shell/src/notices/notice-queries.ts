/** Unread first, the latest first. @source console spec §7, notice list */
export const NOTICE_SORT = ['readed', '-created_at'] as const

/** Of the notice list: page 1 of size 6. @source console spec §7, notice list */
export const NOTICE_LIST_QUERY = {
  'page[number]': 1,
  'page[size]': 6,
  sort: NOTICE_SORT,
} as const

/** Of the popover: unread only, ten. @source console spec §2, notice popover; §9, notice page size */
export const NOTICE_POPOVER_QUERY = {
  'filter[readed]': false,
  'page[number]': 1,
  'page[size]': 10,
  sort: NOTICE_SORT,
} as const

/** Filters of notices. @source resources spec §7, system_notices */
export const NOTICE_FILTERS = ['status', 'source'] as const

export type NoticeFilter = Partial<Record<(typeof NOTICE_FILTERS)[number], string>>

/** The list query, narrowed; empty values narrow nothing. @source resources spec §7 */
export const noticeListQuery = (filter: NoticeFilter) => ({
  ...NOTICE_LIST_QUERY,
  ...(filter.status && { 'filter[status]': filter.status }),
  ...(filter.source && { 'filter[source]': filter.source }),
})
