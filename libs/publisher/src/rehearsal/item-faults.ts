import { channelRow } from '@omc/core'
import type { AccountHold } from '@omc/core/ledger'
import { checkRules, draftToPublish, type ChannelRule, type Finding } from '@omc/core/rules'
import { CREATOR_PUBLISH_MAX_ITEMS } from '../runtime/pick-items.ts'
import { fault, type Fault, type FaultKind } from './faults.ts'
import type { RehearsalAccount, RehearsalItem } from './rehearsal-types.ts'

type Known = {
  readonly account: RehearsalAccount | undefined
  readonly rule: ChannelRule | undefined
  readonly now: number
}

/** What keeps an item from being published whenever its turn comes, in the order a person mends it. */
export const itemFaults = (item: RehearsalItem, known: Known): readonly Fault[] => [
  ...stateFaults(item),
  ...accountFaults(item, known),
  ...contentFaults(item),
  ...ruleFaults(item, known.rule),
]

/** States in which the queue does not hand an item out. */
const STATES: Readonly<Partial<Record<string, FaultKind>>> = {
  claimed: 'held',
  submitting: 'held',
  unknown: 'undecided',
  needs_human: 'undecided',
  published: 'done',
  refused: 'was_refused',
  paused: 'paused',
  already_queued: 'already_queued',
  not_publishable: 'not_publishable',
}

function stateFaults({ state, waitWhy }: RehearsalItem): readonly Fault[] {
  // The server pauses what was withdrawn, and does not let it be resumed.
  const code = waitWhy === 'content_withdrawn' ? 'withdrawn' : STATES[state]
  return code ? [fault(code)] : []
}

function accountFaults({ accountId }: RehearsalItem, { account, now }: Known): readonly Fault[] {
  if (accountId === null) return [fault('no_account')]
  if (!account) return [fault('account_unseen')]
  const { permitted, expiresAt, endedWhy, holds, holder } = account
  return [
    ...(expiresAt !== null && expiresAt <= now ? [fault('login_expired')] : []),
    ...(permitted ? [] : [fault('no_permission')]),
    ...(endedWhy ? [fault('queue_ended')] : []),
    ...holds.flatMap((hold) => (HOLDS[hold] ? [fault(HOLDS[hold])] : [])),
    ...(HOLDERS[holder] ? [fault(HOLDERS[holder])] : []),
  ]
}

/**
 * Holds that stop the run on every device. A run that has not started is none: the rehearsal comes
 * before it. Clocks are forecast with the turns.
 */
const HOLDS: Readonly<Partial<Record<AccountHold, FaultKind>>> = {
  channel_off: 'channel_off',
  restored: 'restored',
  server_hidden: 'server_hidden',
  not_by_server: 'not_by_server',
  server_away: 'server_away',
  channel_away: 'channel_away',
}

const HOLDERS: Readonly<Partial<Record<RehearsalAccount['holder'], FaultKind>>> = {
  other: 'other_executor',
  server: 'by_server',
}

function contentFaults(item: RehearsalItem): readonly Fault[] {
  const { title, desc, images, paragraphs, items, channel } = item
  const hasText = [desc, ...paragraphs].some((text) => text.trim() !== '')
  return [
    ...(channelRow(channel) ? [] : [fault('unknown_channel')]),
    ...(title.trim() === '' ? [fault('no_title')] : []),
    ...(!hasText && images.length === 0 ? [fault('no_content')] : []),
    ...(items.length > CREATOR_PUBLISH_MAX_ITEMS ? [fault('goods_drawn')] : []),
  ]
}

function ruleFaults(item: RehearsalItem, rule: ChannelRule | undefined): readonly Fault[] {
  if (!rule) return []
  const found = checkRules(draftToPublish({ ...item, topic: item.topic ?? '' }), rule)
  // An empty title is told once.
  const isBlank = item.title.trim() === ''
  return found.filter((one) => !isBlank || one.rule !== 'title_min').map(ruleFault)
}

const ruleFault = ({ rule, level, saying }: Finding): Fault => ({
  code: rule,
  level: level === 'error' ? 'refused' : 'note',
  next: 'edit',
  said: saying.words,
  until: null,
})
