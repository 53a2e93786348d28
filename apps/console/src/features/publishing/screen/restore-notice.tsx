import { Button } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { read } from '../../../kernel/data/read.ts'
import { useWrite } from '../../../kernel/data/use-write.ts'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../../kernel/i18n/moments.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'

const LOOK_EVERY_MS = 5_000

/**
 * Says that the database was restored: which queues wait for a person, and how many items are being
 * looked up at their channels before they may be sent. Nothing is shown once both are over.
 */
export function RestoreNotice({ mayResume }: { readonly mayResume: boolean }) {
  const { t } = useTranslation()
  const sdk = useSdk()
  const resume = useWrite(sdk, 'studio_accounts.resume_queues', { isShownInPlace: true })
  const notice = useQuery({
    ...read(sdk, 'studio_accounts.restore_notice'),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? LOOK_EVERY_MS : false),
  })
  if (!notice.data || !isOpen(notice.data)) return null
  const { restored_at: at, paused_count: paused, checking_count: checking } = notice.data
  const human = notice.data.needs_human_count
  return (
    <output
      data-testid="restore-notice"
      className="flex flex-wrap items-center gap-3 rounded-card border border-warning bg-warning-soft p-3 text-sm text-warning-fg"
    >
      <History size={18} aria-hidden className="shrink-0" />
      <span className="min-w-40 flex-1">
        <strong className="block font-semibold">
          {t('publishing.restore.title', { time: at === null ? '' : clockMinute(at) })}
        </strong>
        <span className="block text-xs">
          {checking > 0
            ? t('publishing.restore.checking', { count: checking })
            : t('publishing.restore.checked')}
          {human > 0 ? ` ${t('publishing.restore.human', { count: human })}` : ''}
          {paused > 0 ? ` ${t('publishing.restore.paused', { count: paused })}` : ''}
        </span>
        {resume.error ? (
          <span role="alert" className="block text-xs text-danger-fg">
            {errorText(resume.error, currentLanguage())}
          </span>
        ) : null}
      </span>
      {paused > 0 && mayResume ? (
        <Button
          size="sm"
          data-testid="resume-queues"
          isLoading={resume.isPending}
          onClick={() => resume.mutate({})}
        >
          {t('publishing.restore.resume')}
        </Button>
      ) : null}
    </output>
  )
}

const isOpen = (notice: { paused_count: number; checking_count: number }) =>
  notice.paused_count > 0 || notice.checking_count > 0
