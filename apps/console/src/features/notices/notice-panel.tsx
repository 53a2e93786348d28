import { Button, ConfirmDialog, EmptyState, ErrorState, Skeleton, Tabs } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { BellOff, Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../app/data/use-write.ts'
import { errorText } from '../../app/errors/error-text.ts'
import { currentLanguage } from '../../app/i18n/i18n.ts'
import { useServices } from '../../app/services-context.ts'
import { useCan } from '../../app/session/use-person.ts'
import { NoticeList } from './notice-list.tsx'
import { allNotices, unreadNotices } from './notice-queries.ts'

/** What the bell opens: notices and in-site mail. @source console spec §2, notice popover */
export default function NoticePanel({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('notice.open')}
      className="px-3 pt-1"
      items={[
        {
          value: 'notices',
          label: t('notice.tabNotices'),
          content: <Notices onLeave={onLeave} />,
        },
        {
          value: 'mail',
          label: t('notice.tabMail'),
          content: (
            <EmptyState icon={<Mail size={24} aria-hidden />} title={t('notice.emptyMail')} />
          ),
        },
      ]}
    />
  )
}

function Notices({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation()
  const { sdk, toasts } = useServices()
  const mayClear = useCan('notice:edit')
  const [isAll, setAll] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const query = useQuery(isAll ? allNotices(sdk) : unreadNotices(sdk))
  const clear = useWrite(sdk, 'system_notices.clear_notices')
  const run = () =>
    clear.mutate(
      {},
      {
        onSuccess: ({ count }) => {
          setAsking(false)
          toasts.show({ tone: 'success', title: t('notice.cleared', { count }) })
        },
      },
    )
  const notices = query.data?.items ?? []
  return (
    <div className="-mt-3">
      <div className="max-h-100 overflow-y-auto" aria-busy={query.isFetching}>
        {query.isPending ? <Skeleton lines={4} className="h-10" /> : null}
        {query.isError ? (
          <ErrorState
            message={t('notice.failed')}
            code={errorText(query.error, currentLanguage())}
            retry={{ label: t('act.retry'), onRetry: () => void query.refetch() }}
          />
        ) : null}
        {query.data && notices.length === 0 ? (
          <EmptyState
            icon={<BellOff size={24} aria-hidden />}
            title={isAll ? t('notice.emptyAll') : t('notice.empty')}
          />
        ) : null}
        <NoticeList notices={notices} onLeave={onLeave} />
      </div>
      <div className="-mx-3 flex items-center justify-between border-t border-line px-3 py-2">
        <Button variant="ghost" size="sm" onClick={() => setAll(!isAll)}>
          {isAll ? t('notice.viewUnread') : t('notice.viewAll')}
        </Button>
        {mayClear ? (
          <Button
            variant="ghost"
            size="sm"
            disabled={notices.length === 0}
            onClick={() => setAsking(true)}
          >
            {t('notice.clear')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('notice.clearTitle')}
        description={t('notice.clearBody')}
        confirmLabel={t('notice.clearConfirm')}
        cancelLabel={t('act.cancel')}
        tone="danger"
        isWorking={clear.isPending}
        onConfirm={run}
      />
    </div>
  )
}
