import { IconButton } from '@omc/ui'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../kernel/services/services-context.ts'

/** Reloads the current screen with fresh data. @source console spec §2, reload event */
export function RefreshTool() {
  const { t } = useTranslation()
  const { queryClient, shell } = useServices()
  return (
    <IconButton
      className="touch:hidden"
      label={t('tool.refresh')}
      icon={<RotateCw size={18} aria-hidden />}
      onClick={() => {
        shell.reloadScreen()
        void queryClient.invalidateQueries()
      }}
    />
  )
}
