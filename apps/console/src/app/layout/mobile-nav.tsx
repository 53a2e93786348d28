import { Drawer } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useShell } from '../../kernel/services/services-context.ts'
import { MenuList } from './menu/menu-list.tsx'
import { useMenu } from './menu/use-menu.ts'
import { SideFooter } from './side-footer.tsx'

/** The menu as a sheet below 992 px; it closes after navigation. @source console spec §2, mobile devices */
export function MobileNav() {
  const { t } = useTranslation()
  const { sidebar } = useShell()
  const { isSheetOpen } = useSnapshot(sidebar.state)
  const { entries, active } = useMenu()
  return (
    <Drawer
      open={isSheetOpen}
      onOpenChange={(isOpen) => sidebar.dispatch(isOpen ? 'opened' : 'folded')}
      side="left"
      size="sm"
      title={t('app.name')}
      closeLabel={t('act.close')}
    >
      <div className="omc-menu-ground -m-4 flex h-[calc(100%+32px)] flex-col text-menu-fg [--ring:var(--menu-ring)]">
        <nav aria-label={t('nav.main')} className="omc-thin-bar min-h-0 flex-1 overflow-y-auto p-2">
          <MenuList entries={entries} active={active} />
        </nav>
        <SideFooter />
      </div>
    </Drawer>
  )
}
