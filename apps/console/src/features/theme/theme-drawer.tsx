import { Button, Drawer, DropdownMenu, IconButton } from '@omc/ui'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices, useShell } from '../../kernel/services/services-context.ts'
import { useAppearance } from '../../kernel/services/use-appearance.ts'
import { ClearCacheDialog } from './clear-cache-dialog.tsx'
import { LookSections } from './look-sections.tsx'
import { SwitchSections } from './switch-sections.tsx'
import { useThemeActions } from './use-theme-actions.tsx'

/**
 * Theme drawer: not modal, so each change is visible at once. Unsaved changes last until the page
 * is closed.
 *
 * @source console spec §2, theme drawer; ux: theme drawer
 */
export default function ThemeDrawer() {
  const { t } = useTranslation()
  const { appearance } = useShell()
  const { isDrawerOpen, isUnsaved } = useAppearance()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Drawer
        open={isDrawerOpen}
        onOpenChange={(isOpen) => (isOpen ? appearance.openDrawer() : appearance.closeDrawer())}
        isModal={false}
        size="sm"
        title={t('theme.title')}
        closeLabel={t('act.close')}
        {...(isUnsaved ? { description: t('themePanel.unsaved') } : {})}
        footer={<DrawerActs onClearCache={() => setAsking(true)} />}
      >
        <div className="flex flex-col gap-6">
          <LookSections />
          <SwitchSections />
        </div>
      </Drawer>
      <ClearCacheDialog isOpen={isAsking} onOpenChange={setAsking} />
    </>
  )
}

function DrawerActs({ onClearCache }: { readonly onClearCache: () => void }) {
  const { t } = useTranslation()
  const { shell, toasts } = useServices()
  const { appearance } = shell
  const actions = useThemeActions(onClearCache)
  const tell = (title: string) => toasts.show({ tone: 'success', title, key: 'theme' })
  return (
    <div className="flex w-full items-center gap-2">
      <Button
        variant="primary"
        className="flex-1"
        onClick={() => {
          appearance.save()
          tell(t('themePanel.saved'))
        }}
      >
        {t('act.save')}
      </Button>
      <Button
        className="flex-1"
        onClick={() => {
          appearance.restoreDefault()
          tell(t('themePanel.restored'))
        }}
      >
        {t('themePanel.restore')}
      </Button>
      <DropdownMenu
        items={actions}
        side="top"
        trigger={
          <IconButton
            label={t('theme.actions')}
            hasTooltip={false}
            icon={<Ellipsis size={18} aria-hidden />}
          />
        }
      />
    </div>
  )
}
