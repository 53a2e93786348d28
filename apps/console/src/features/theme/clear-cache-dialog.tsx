import { ConfirmDialog } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../kernel/services/services-context.ts'
import { clearPageCache } from './clear-page-cache.ts'

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
    clearPageCache(toasts)
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
