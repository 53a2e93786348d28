import { EmptyState, ErrorState, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import { NoticeList } from './notice-list.tsx'
import { allNotices } from './notice-queries.ts'

/** The latest notices, read ones too. */
export function AllNotices({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation()
  const { data, error, isPending, isFetching, refetch } = useQuery(allNotices(useSdk()))
  return (
    <div aria-busy={isFetching}>
      {isPending ? <Skeleton lines={4} className="h-10" /> : null}
      {error ? (
        <ErrorState
          message={t('notice.failed')}
          code={errorText(error, currentLanguage())}
          retry={{ label: t('act.retry'), onRetry: () => void refetch() }}
        />
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyState icon={<BellOff size={24} aria-hidden />} title={t('notice.emptyAll')} />
      ) : null}
      <NoticeList notices={data?.items ?? []} onLeave={onLeave} />
    </div>
  )
}
