import { Button, Card, ConfirmDialog, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../kernel/data/read.ts'
import { useWrite } from '../../kernel/data/use-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Can } from '../../kernel/services/can.tsx'
import { useServices } from '../../kernel/services/services-context.ts'
import { Failure } from '../../kit/failure.tsx'
import { rowCountOf, rowCountText } from '../../kit/list/row-count.ts'
import { SessionRow, type SignIn } from './session-row.tsx'

/** Sign-ins of the person on all devices, and the end of them. @source screens: sessions */
export function SessionsCard() {
  return (
    <Can may="self:read">
      <Sessions />
    </Can>
  )
}

function Sessions() {
  const { sdk } = useServices()
  const { data, error, isFetching, refetch } = useQuery(
    read(sdk, 'sessions.list', { 'page[size]': 100 }),
  )
  return (
    <Card
      title={i18n.t('signIns.title')}
      isPadded={false}
      actions={data && <EndOthers others={data.items.filter(({ current }) => !current)} />}
    >
      <div aria-busy={isFetching}>
        {data ? (
          <ul className="divide-y divide-line">
            {data.items.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
            {data.nextCursor === null ? null : (
              <li className="px-4 py-2 text-xs text-fg3">
                {i18n.t('signIns.more', { total: rowCountText(rowCountOf(data)) })}
              </li>
            )}
          </ul>
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={3} className="mx-4 my-3 h-9" />
        )}
      </div>
    </Card>
  )
}

/** Ends all sign-ins but this one, after a confirmation that names their number. */
function EndOthers({ others }: { readonly others: readonly SignIn[] }) {
  const { sdk, toasts } = useServices()
  const [isAsking, setAsking] = useState(false)
  const end = useWrite(sdk, 'sessions.end_others')
  const count = others.length
  if (count === 0) return null
  const confirm = async () => {
    const { ended_sessions: ended } = await end.mutateAsync({})
    setAsking(false)
    toasts.show({ tone: 'success', title: i18n.t('signIns.othersEnded', { count: ended }) })
  }
  return (
    <Can may="self:edit">
      <Button size="sm" onClick={() => setAsking(true)}>
        {i18n.t('signIns.endOthers')}
      </Button>
      <ConfirmDialog
        tone="danger"
        open={isAsking}
        onOpenChange={setAsking}
        title={i18n.t('signIns.askOthers', { count })}
        description={i18n.t('signIns.askOthersHint')}
        confirmLabel={i18n.t('signIns.confirmOthers', { count })}
        cancelLabel={i18n.t('act.cancel')}
        isWorking={end.isPending}
        onConfirm={() => void confirm()}
      />
    </Can>
  )
}
