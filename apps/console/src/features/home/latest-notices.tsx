import { Badge, Card, EmptyState, ErrorState, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useSdk } from '../../kernel/services/services-context.ts'
import { NoticeList } from '../notices/notice-list.tsx'
import { latestNotices } from '../notices/notice-queries.ts'
import { useNotices } from '../notices/notices-context.ts'

/** The latest six, unread first. @source console spec §7, notice list; §9 */
export function LatestNotices() {
  const { t } = useTranslation()
  const sdk = useSdk()
  const notices = useNotices()
  const { unreadCount: unread } = useSnapshot(notices.state)
  const { data, isPending, isError, isFetching, refetch } = useQuery(latestNotices(sdk))
  return (
    <Card
      title={t('home.notices')}
      actions={
        unread > 0 ? <Badge tone="accent">{t('home.unread', { count: unread })}</Badge> : null
      }
      isPadded={false}
      className="h-full"
    >
      <div className="min-h-96 p-2" aria-busy={isFetching}>
        {isPending ? <Skeleton lines={6} className="h-12" /> : null}
        {isError ? (
          <ErrorState
            message={t('notice.failed')}
            retry={{ label: t('act.retry'), onRetry: () => void refetch() }}
          />
        ) : null}
        {data?.items.length === 0 ? (
          <EmptyState icon={<BellOff size={24} aria-hidden />} title={t('notice.emptyAll')} />
        ) : null}
        <NoticeList notices={data?.items ?? []} />
      </div>
    </Card>
  )
}
