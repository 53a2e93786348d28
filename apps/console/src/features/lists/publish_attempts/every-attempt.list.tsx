import * as fields from '@omc/sdk/fields/publish_attempts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { PUBLISHING } from '../filled-by.ts'
import { list as openAttempts } from './publish-attempts.list.tsx'

export { texts } from './publish-attempts.zh.ts'

/** States of an attempt, those that nobody knows the result of first. */
const URGENT_FIRST = [
  'needs_human',
  'unknown',
  'submitting',
  'claimed',
  'refused',
  'published',
  'absent',
  'released',
]

const MARKS = { needs_human: 'danger', unknown: 'warning', refused: 'danger' } as const

/** The ledger: every attempt, also those with a result. */
export const list: typeof openAttempts = {
  ...openAttempts,
  title: () => i18n.t('publishAttempt.every'),
  fixed: {},
  statusTabs: statusTabs('state', fields.state, URGENT_FIRST, 'publish_attempts.statistics'),
  mark: ({ state }) => (state in MARKS ? MARKS[state as keyof typeof MARKS] : null),
  empty: () => ({
    title: i18n.t('publishAttempt.none'),
    description: i18n.t('publishAttempt.noneHint'),
    filledBy: PUBLISHING,
  }),
}
