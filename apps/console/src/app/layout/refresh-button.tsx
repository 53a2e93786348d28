import { IconButton } from '@omc/ui'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../services-context.ts'
import { reloadScreen } from './shell-store.ts'

/** Reads the current screen again. */
export function RefreshButton() {
  const { t } = useTranslation()
  const { queryClient } = useServices()
  return (
    <IconButton
      className="touch:hidden"
      label={t('tool.refresh')}
      icon={<RotateCw size={18} aria-hidden />}
      onClick={() => {
        reloadScreen()
        void queryClient.invalidateQueries()
      }}
    />
  )
}
