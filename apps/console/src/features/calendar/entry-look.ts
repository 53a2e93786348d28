import { status } from '@omc/sdk/fields/publish_contents'
import { choiceLabel } from '../../kernel/i18n/field-label.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { timeOf, type Entry } from './entries.ts'

export type EntryLook = {
  /** Needs a person: the last run or the item did not succeed. */
  readonly isDanger: boolean
  /** Nothing is published at this time: the plan is off, the item is a draft or paused. */
  readonly isDashed: boolean
  readonly isPast: boolean
  /** What the entry does and how it stands, for people. */
  readonly notes: readonly string[]
}

/** States of an item that a person settles. */
const TROUBLED: readonly string[] = ['refused', 'unknown', 'needs_human']

/** @param zone  zone of the lane or list around the entry */
export function lookOf(entry: Entry, now: number, zone: string): EntryLook {
  const own = entry.kind === 'plan' ? planLook(entry.record) : itemLook(entry.record)
  const isPast = entry.at <= now
  const notes = [
    ...own.notes,
    entry.isQuiet ? i18n.t('calendar.quiet') : '',
    isPast ? i18n.t('calendar.past') : '',
    entry.zone === zone ? '' : i18n.t('calendar.inZone', { zone: entry.zone }),
  ]
  return { ...own, isPast, notes: notes.filter(Boolean) }
}

type OwnLook = Pick<EntryLook, 'isDanger' | 'isDashed' | 'notes'>

function planLook(plan: (Entry & { readonly kind: 'plan' })['record']): OwnLook {
  const { kind, batch_count: count, enabled, last_job_state: last } = plan
  const isDanger = last === 'failed'
  return {
    isDanger,
    isDashed: !enabled,
    notes: [
      kind === 'submit' ? i18n.t('calendar.batch', { count }) : i18n.t('calendar.opensQueue'),
      enabled ? '' : i18n.t('calendar.off'),
      isDanger ? i18n.t('calendar.failed') : '',
    ],
  }
}

const itemLook = (item: (Entry & { readonly kind: 'item' })['record']): OwnLook => ({
  isDanger: TROUBLED.includes(item.status),
  isDashed: item.draft || item.status === 'paused',
  notes: [choiceLabel(status, item.status), item.draft ? i18n.t('calendar.draft') : ''],
})

/** Name of an entry for people who do not see where it stands. */
export const entryName = (entry: Entry, account: string, { notes }: EntryLook): string =>
  [`${timeOf(entry)} ${entry.name}`, account, ...notes].join(' · ')
