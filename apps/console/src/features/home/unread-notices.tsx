import { Badge, Card, EmptyState, ErrorState, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSdk } from '../../app/services-context.ts'
import { NoticeList } from '../notices/notice-list.tsx'
import { latestNotices } from '../notices/notice-queries.ts'

/** The latest six. @source console spec §9 */
export function UnreadNotices() {
  const { t } = useTranslation()
  const notices = useQuery(latestNotices(useSdk()))
  const total = notices.data?.total ?? 0
  return (
    <Card
      title={t('home.notices')}
      actions={total > 0 ? <Badge tone="accent">{total}</Badge> : null}
    >
      <div className="-m-2" aria-busy={notices.isFetching}>
        {notices.isPending ? <Skeleton lines={6} className="h-10" /> : null}
        {notices.isError ? (
          <ErrorState
            message={t('notice.failed')}
            retry={{ label: t('act.retry'), onRetry: () => void notices.refetch() }}
          />
        ) : null}
        {notices.data && total === 0 ? (
          <EmptyState icon={<BellOff size={24} aria-hidden />} title={t('home.noNotices')} />
        ) : null}
        <NoticeList notices={notices.data?.items ?? []} />
      </div>
    </Card>
  )
}
