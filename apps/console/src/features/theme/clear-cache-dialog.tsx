import { clearCache } from '@omc/core/shell'
import { ConfirmDialog } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { isPageHeld } from '../../app/page-hold.ts'
import { useToasts } from '../../app/services-context.ts'

export type ClearCacheDialogProps = {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Asks before local storage is emptied and the page loaded again. @source console spec §2, clear cache */
export function ClearCacheDialog({ isOpen, onOpenChange }: ClearCacheDialogProps) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const clear = () => {
    onOpenChange(false)
    const outcome = clearCache({
      store: () => localStorage,
      reload: () => location.reload(),
      isHeld: isPageHeld,
    })
    if (outcome === 'held') toasts.show({ tone: 'warning', title: t('theme.clearHeld') })
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('theme.clearTitle')}
      description={t('theme.clearBody')}
      confirmLabel={t('theme.clearConfirm')}
      cancelLabel={t('act.cancel')}
      onConfirm={clear}
    />
  )
}
