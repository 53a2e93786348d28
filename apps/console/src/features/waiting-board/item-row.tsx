import * as fields from '@omc/sdk/fields/publish_contents'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../kernel/i18n/moments.ts'
import { RecordActs, type RecordAct } from '../../kit/list/acts/record-acts.tsx'
import { runs } from '../../kit/list/list-acts.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import type { Account } from '../account-health/health.ts'
import { row as queueActs } from '../lists/publish_contents/publish-content.acts.ts'
import type { QueuedContent } from '../publishing/run/queue-rows.ts'
import { LedgerChip } from '../publishing/screen/ledger-chip.tsx'
import { ReasonText } from '../publishing/screen/reason-text.tsx'
import { itemClock, type Clock } from './board-row.ts'
import { nextActOf } from './next-act.ts'
import type { Held } from './read-holds.ts'
import { RowFrame } from './row-frame.tsx'
import { useLead } from './use-lead.tsx'

const [edit, pause, resume, again, withdraw] = queueActs

/** Words of the item itself, which has a reason of its own where the server gave one. */
const OWN = ['thenRetry', 'thenReleased', 'noRetry', 'paused', 'turn', 'asking', 'unseen'] as const
const isOwn = (word: Clock['word']) => OWN.some((own) => own === word)

/** Why a row waits: what holds its account first, then its own reason. */
function Why({ item, clock }: { readonly item: QueuedContent; readonly clock: Clock }) {
  const { word } = clock
  if (item.wait_why && isOwn(word))
    return <ReasonText code={item.wait_why} more={item.remark || null} />
  const why = i18n.t(`waitingBoard.why.${word}`)
  const until =
    clock.tag === 'left' && !isOwn(word)
      ? i18n.t('waitingBoard.until', { time: clockMinute(clock.at) })
      : null
  return (
    <span className="flex min-w-0 flex-col">
      <span>{why}</span>
      {until ? <span className="text-fg3 tabular-nums">{until}</span> : null}
    </span>
  )
}

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
/** Lets all queues of the person go on that wait since the restore. */
const resumeQueues: RecordAct<QueuedContent> = runs('studio_accounts.resume_queues', {
  label: () => i18n.t('waitingBoard.resumeQueues'),
  args: () => ({}),
  done: () => i18n.t('waitingBoard.queuesResumed'),
})
/** A withdrawn content cannot be resumed before it is taken back. */
const isWithdrawn = ({ wait_why: why }: QueuedContent) => why === 'content_withdrawn'
/** The next act first. */
const ACTS: readonly RecordAct<QueuedContent>[] = [
  retryNow,
  mend,
  pause,
  { ...resume, isFor: (item) => item.status === 'paused' && !isWithdrawn(item) },
  again,
  change,
  withdraw,
  { ...resume, isFor: (item) => item.status === 'paused' && isWithdrawn(item) },
]

type RowProps = {
  readonly item: QueuedContent
  /** Undefined while the accounts are unknown. */
  readonly account: Account | undefined
  readonly held: Held
  readonly now: number
}

/** An item of the queue; where its account is stopped, the next act is the account's. */
export function ItemRow({ item, account, held, now }: RowProps) {
  const clock = itemClock(item, { account, held }, now)
  const act = nextActOf(item, clock)
  const { studio_account_id: id, uid, platform, account_name: name } = item
  const lead = useLead({ id, uid, platform, name }, account, act)
  const acts = act === 'resumeQueues' ? [resumeQueues, ...ACTS] : ACTS
  return (
    <RowFrame
      id={item.id}
      title={item.title || i18n.t('publishAttempt.untitled')}
      cover={item.images[0] ?? ''}
      about={[
        item.account_name,
        platformName(item.platform),
        ...(item.attempt_count > 0
          ? [i18n.t('publishAttempt.nth', { nth: item.attempt_count })]
          : []),
      ].join(' · ')}
      why={
        <span className="flex flex-col gap-0.5">
          <span>
            <LedgerChip state={item.status} fact={fields.status} />
          </span>
          <Why item={item} clock={clock} />
        </span>
      }
      clock={clock}
    >
      <span className="flex flex-wrap items-center justify-end gap-2">
        {lead}
        <RecordActs row={item} name={item.title} acts={acts} inSight={lead ? 0 : 1} />
      </span>
    </RowFrame>
  )
}
