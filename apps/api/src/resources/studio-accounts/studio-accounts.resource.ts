import { defineResource } from '../../jsonapi/resource.ts'
import { assignActions } from './assign-actions.ts'
import { connectionActions } from './connection-actions.ts'
import { contentActions } from './content-actions.ts'
import { endCheckAction } from './end-check-action.ts'
import { holdActions } from './hold-actions.ts'
import { reopenAction } from './reopen-action.ts'
import { restoreActions } from './restore-actions.ts'
import { runActions } from './run-actions.ts'
import { studioAccountRows } from './studio-account-rows.ts'

/** The accounts that publish. @source resources §3, §7 (studio accounts) */
export const studioAccounts = defineResource({
  ...studioAccountRows,
  actions: {
    ...runActions,
    ...holdActions,
    ...restoreActions,
    ...reopenAction,
    ...endCheckAction,
    ...connectionActions,
    ...contentActions,
    ...assignActions,
  },
})
