import { ConfirmDialog } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { pageHolds } from '../../../kernel/page/page-hold.ts'

export type SignOutDialogProps = {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onConfirm: () => void
}

/** Asks before a sign-out that would end running work. */
export function SignOutDialog({ isOpen, onOpenChange, onConfirm }: SignOutDialogProps) {
  const { t } = useTranslation()
  const { reasons } = useSnapshot(pageHolds)
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('session.leaveTitle')}
      description={t('session.leaveBody')}
      confirmLabel={t('session.leave')}
      cancelLabel={t('act.cancel')}
      onConfirm={onConfirm}
    >
      <ul className="list-disc ps-5 text-sm text-fg2">
        {[...new Set(reasons)].map((reason) => (
          <li key={reason}>{t(`hold.${reason}`)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
