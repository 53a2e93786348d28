import type { Result } from '@omc/sdk'
import { Alert, Button } from '@omc/ui'
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
 * looked up at their channels before they may be sent. Nothing is shown once
 * both are over and a person has settled what the channels could not tell.
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
    <div data-testid="restore-notice" className="flex flex-col gap-2">
      <Alert
        tone="warning"
        icon={<History size={16} aria-hidden />}
        title={t('publishing.restore.title', { time: at === null ? '' : clockMinute(at) })}
        actions={
          paused > 0 && mayResume ? (
            <Button
              size="sm"
              data-testid="resume-queues"
              isLoading={resume.isPending}
              onClick={() => resume.mutate({})}
            >
              {t('publishing.restore.resume')}
            </Button>
          ) : null
        }
      >
        {checking > 0
          ? t('publishing.restore.checking', { count: checking })
          : t('publishing.restore.checked')}
        {human > 0 ? ` ${t('publishing.restore.human', { count: human })}` : ''}
        {paused > 0 ? ` ${t('publishing.restore.paused', { count: paused })}` : ''}
      </Alert>
      {resume.error ? (
        <Alert tone="danger">{errorText(resume.error, currentLanguage())}</Alert>
      ) : null}
    </div>
  )
}

type Counts = Pick<
  Result<'studio_accounts.restore_notice'>,
  'paused_count' | 'checking_count' | 'needs_human_count'
>

const isOpen = ({ paused_count, checking_count, needs_human_count }: Counts) =>
  paused_count + checking_count + needs_human_count > 0
