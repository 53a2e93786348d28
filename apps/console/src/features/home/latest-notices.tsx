import { Badge, Card, EmptyState, ErrorState, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../app/services-context.ts'
import { useStorePart } from '../../app/state/use-store.ts'
import { NoticeList } from '../notices/notice-list.tsx'
import { latestNotices } from '../notices/notice-queries.ts'

/** The latest six, unread first. @source console spec §7, notice list; §9 */
export function LatestNotices() {
  const { t } = useTranslation()
  const { sdk, notices } = useServices()
  const unread = useStorePart(notices, ({ unreadCount }) => unreadCount)
  const { data, isPending, isError, isFetching, refetch } = useQuery(latestNotices(sdk))
  return (
    <Card
      title={t('home.notices')}
      actions={
        unread > 0 ? <Badge tone="accent">{t('home.unread', { count: unread })}</Badge> : null
      }
    >
      <div className="-m-2" aria-busy={isFetching}>
        {isPending ? <Skeleton lines={6} className="h-10" /> : null}
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
