import * as fields from '@omc/sdk/fields/publish_contents'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { RecordActs, type RecordAct } from '../../kit/list/acts/record-acts.tsx'
import { runs } from '../../kit/list/list-acts.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import type { Account } from '../account-health/health.ts'
import { row as queueActs } from '../lists/publish_contents/publish-content.acts.ts'
import type { QueuedContent } from '../publishing/run/queue-rows.ts'
import { LedgerChip } from '../publishing/screen/ledger-chip.tsx'
import { ReasonText } from '../publishing/screen/reason-text.tsx'
import { blockOf, itemClock, type Clock } from './board-row.ts'
import { nextActOf } from './next-act.ts'
import { RowFrame } from './row-frame.tsx'
import { useLead } from './use-lead.tsx'

const [edit, pause, resume, withdraw] = queueActs

/** What an item without a reason of its own waits for. */
function whyOf({ word }: Clock) {
  if (word === 'thenGoesOn') return 'check'
  return word in WHY ? WHY[word as keyof typeof WHY] : 'turn'
}

const WHY = {
  login: 'login',
  permission: 'permission',
  ended: 'ended',
  full: 'full',
  device: 'device',
  thenReleased: 'planned',
} as const

/** A retry that waits need not wait longer. */
const retryNow: RecordAct<QueuedContent> = {
  ...runs('publish_contents.update', {
    label: () => i18n.t('waitingBoard.retryNow'),
    args: ({ id }: QueuedContent) => ({ id, status: 'queued' as const }),
    done: () => i18n.t('publishQueue.resumed'),
  }),
  isFor: ({ status }) => status === 'waiting',
}
const mend: RecordAct<QueuedContent> = {
  ...edit,
  label: () => i18n.t('waitingBoard.mend'),
  isFor: ({ status }) => status === 'refused',
}
const change: RecordAct<QueuedContent> = {
  ...edit,
  isFor: ({ status }) => status !== 'refused' && status !== 'paused',
}
/** The next act first. */
const ACTS: readonly RecordAct<QueuedContent>[] = [
  retryNow,
  mend,
  pause,
  { ...resume, isFor: ({ status }) => status === 'paused' },
  change,
  withdraw,
]

type RowProps = {
  readonly item: QueuedContent
  /** Undefined while the accounts are unknown. */
  readonly account: Account | undefined
  readonly now: number
}

/** An item of the queue; where its account is stopped, the next act is the account's. */
export function ItemRow({ item, account, now }: RowProps) {
  const block = blockOf(account, now)
  const lead = useLead(nextActOf(item, block), account)
  const clock = itemClock(item, account, now)
  const isLed = lead !== null
  return (
    <RowFrame
      id={item.id}
      title={item.title || i18n.t('publishAttempt.untitled')}
      cover={item.images[0] ?? ''}
      about={[
        item.account_name,
        platformName(item.platform),
        i18n.t('publishAttempt.nth', { nth: item.strike_count + 1 }),
      ].join(' · ')}
      why={
        <span className="flex flex-col gap-0.5">
          <span>
            <LedgerChip state={item.status} fact={fields.status} />
          </span>
          {item.wait_why ? (
            <ReasonText code={item.wait_why} more={item.remark || null} />
          ) : (
            i18n.t(`waitingBoard.why.${whyOf(clock)}`)
          )}
        </span>
      }
      clock={clock}
    >
      <span className="flex flex-wrap items-center justify-end gap-2">
        {lead}
        <RecordActs row={item} name={item.title} acts={ACTS} inSight={isLed ? 0 : 1} />
      </span>
    </RowFrame>
  )
}
