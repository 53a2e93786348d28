import type { Result } from '@omc/sdk'
import { Button, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../kernel/data/read.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { Failure } from '../../../kit/failure.tsx'
import { useBatch } from '../../../kit/list/acts/use-batch.ts'
import type { BulkPanelProps } from '../../../kit/list/list-acts.ts'
import { CALL_SIZE } from '../../../kit/list/open-act.ts'
import { SidePanel } from '../../../kit/side-panel.tsx'

type Row = { readonly id: string; readonly title: string }
type Proposals = Result<'creator_contents.batch_match_account'>

/** An account proposed for each content, to look at before the contents are given to them. */
export function MatchPanel({ rows, onClose, onDone }: BulkPanelProps<Row>) {
  const { sdk } = useServices()
  const chosen = rows.slice(0, CALL_SIZE)
  const args = { ids: chosen.map(({ id }) => id) }
  const { data, error, refetch } = useQuery(read(sdk, 'creator_contents.batch_match_account', args))
  const { isSending, send } = useBatch<Row>('creator_contents.batch_assign_account', {
    rows: chosen.filter(({ id }) => accountFor(data, id) !== undefined),
    onClose,
    onDone,
  })
  const count = data?.matched.length ?? 0
  const give = () =>
    send(
      (some) => ({ assignments: some.flatMap(({ id }) => assignmentOf(data, id)) }),
      (done) => i18n.t('assigning.given', { count: done }),
    )
  return (
    <SidePanel
      onClose={onClose}
      title={i18n.t('assigning.match')}
      description={i18n.t('assigning.matchHint')}
      footer={
        <>
          <Button onClick={onClose}>{i18n.t('act.cancel')}</Button>
          <Button variant="primary" disabled={count === 0} isLoading={isSending} onClick={give}>
            {i18n.t('assigning.give', { count })}
          </Button>
        </>
      }
    >
      {data ? (
        <ProposalLines rows={chosen} proposals={data} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      )}
    </SidePanel>
  )
}

const accountFor = (proposals: Proposals | undefined, id: string) =>
  proposals?.matched.find((one) => one.id === id)

const assignmentOf = (proposals: Proposals | undefined, id: string) => {
  const account = accountFor(proposals, id)
  return account ? [{ id, studio_account_id: account.studio_account_id }] : []
}

/** Reasons of the server for proposing no account. */
const REFUSALS = ['not_found', 'no_platform', 'no_room'] as const

type LinesProps = { readonly rows: readonly Row[]; readonly proposals: Proposals }

function ProposalLines({ rows, proposals }: LinesProps) {
  return (
    <RecordLines>
      {rows.map(({ id, title }) => (
        <RecordLine key={id} title={title} below={<Proposal id={id} proposals={proposals} />} />
      ))}
    </RecordLines>
  )
}

function Proposal({ id, proposals }: { readonly id: string; readonly proposals: Proposals }) {
  const account = accountFor(proposals, id)
  if (account) {
    const { nickname, why, room } = account
    return (
      <span className="text-xs text-fg2">
        {i18n.t('assigning.proposal', {
          name: nickname,
          why: i18n.t(why === 'category' ? 'assigning.why.category' : 'assigning.why.platform'),
        })}
        {room === null ? null : ` · ${i18n.t('assigning.room', { count: room })}`}
      </span>
    )
  }
  const given = proposals.unmatched.find((one) => one.id === id)?.why
  const why = REFUSALS.find((one) => one === given) ?? 'not_found'
  return <span className="text-xs text-warning-fg">{i18n.t(`assigning.whyNot.${why}`)}</span>
}
