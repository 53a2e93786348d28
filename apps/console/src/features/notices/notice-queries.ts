import type { Sdk } from '@omc/sdk'
import { read } from '../../app/data/read.ts'

/** Of the popover: unread only, ten. @source console spec §2, §9 */
export const unreadNotices = (sdk: Sdk) =>
  read(sdk, 'system_notices.list', {
    'filter[readed]': false,
    'page[number]': 1,
    'page[size]': 10,
    sort: ['readed', '-created_at'],
  })

/** Of the popover's longer list. */
export const allNotices = (sdk: Sdk) =>
  read(sdk, 'system_notices.list', {
    'page[number]': 1,
    'page[size]': 50,
    sort: ['readed', '-created_at'],
  })

/** Of the workbench: the latest six. @source console spec §9 */
export const latestNotices = (sdk: Sdk) =>
  read(sdk, 'system_notices.list', {
    'filter[readed]': false,
    'page[number]': 1,
    'page[size]': 6,
    sort: ['readed', '-created_at'],
  })
