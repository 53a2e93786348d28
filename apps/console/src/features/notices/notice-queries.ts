import type { Sdk } from '@omc/sdk'
import { NOTICE_LIST_QUERY } from '@omc/shell'
import { read } from '../../kernel/data/read.ts'

/** Query of the popover's longer list. */
export const allNotices = (sdk: Sdk) =>
  read(sdk, 'system_notices.list', { ...NOTICE_LIST_QUERY, 'page[size]': 50 })

/** Query of the workbench: latest six, unread first. @source console spec §7, notice list */
export const latestNotices = (sdk: Sdk) => read(sdk, 'system_notices.list', NOTICE_LIST_QUERY)
