import { noticesOfTab } from '@omc/shell'
import { Button, ConfirmDialog, EmptyState } from '@omc/ui'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useToasts } from '../../kernel/services/services-context.ts'
import { useCan } from '../../kernel/services/use-person.ts'
import { AllNotices } from './all-notices.tsx'
import { NoticeList } from './notice-list.tsx'
import { useNotices } from './notices-context.ts'

/** Ten unread notices, or all on request; clearing asks first. @source console spec §2, §9 */
export function UnreadNotices({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation()
  const notices = useNotices()
  const mayClear = useCan('notice:edit')
  const [isAll, setAll] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const shown = noticesOfTab('notice', useSnapshot(notices.state))
  return (
    <div className="-mt-3">
      <div className="max-h-100 overflow-y-auto">
        {isAll ? <AllNotices onLeave={onLeave} /> : null}
        {!isAll && shown.length === 0 ? (
          <EmptyState icon={<BellOff size={24} aria-hidden />} title={t('noticePanel.empty')} />
        ) : null}
        {isAll ? null : <NoticeList notices={shown} onLeave={onLeave} />}
      </div>
      <div className="-mx-3 flex items-center justify-between border-t border-line px-3 py-2">
        <Button variant="ghost" size="sm" onClick={() => setAll(!isAll)}>
          {isAll ? t('noticePanel.viewUnread') : t('noticePanel.viewAll')}
        </Button>
        {mayClear ? (
          <Button
            variant="ghost"
            size="sm"
            disabled={!isAll && shown.length === 0}
            onClick={() => setAsking(true)}
          >
            {t('noticePanel.clear')}
          </Button>
        ) : null}
      </div>
      <ClearDialog open={isAsking} onOpenChange={setAsking} />
    </div>
  )
}

type ClearDialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

function ClearDialog({ open, onOpenChange }: ClearDialogProps) {
  const { t } = useTranslation()
  const notices = useNotices()
  const toasts = useToasts()
  const [isWorking, setWorking] = useState(false)
  const clear = async () => {
    setWorking(true)
    try {
      await notices.clear()
      onOpenChange(false)
      toasts.show({ tone: 'success', title: t('noticePanel.cleared') })
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error, currentLanguage()), key: 'notices' })
    } finally {
      setWorking(false)
    }
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('noticePanel.clearTitle')}
      description={t('noticePanel.clearBody')}
      confirmLabel={t('noticePanel.clearConfirm')}
      cancelLabel={t('act.cancel')}
      tone="danger"
      isWorking={isWorking}
      onConfirm={() => void clear()}
    />
  )
}
