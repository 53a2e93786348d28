import { DropdownMenu, IconButton } from '@omc/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClearCacheDialog } from '../../../features/theme/clear-cache-dialog.tsx'
import { useThemeActions } from '../../../features/theme/use-theme-actions.tsx'

/** Look actions without the drawer. @source console spec §2, theme drawer: extra actions */
export function ThemeSettingTool() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <DropdownMenu
        items={useThemeActions(() => setAsking(true))}
        trigger={
          <IconButton
            label={t('theme.actions')}
            icon={<SlidersHorizontal size={18} aria-hidden />}
          />
        }
      />
      <ClearCacheDialog isOpen={isAsking} onOpenChange={setAsking} />
    </>
  )
}
