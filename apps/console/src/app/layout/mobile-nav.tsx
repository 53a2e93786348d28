import { Drawer } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useServices } from '../services-context.ts'
import type { Person } from '../session/person.ts'
import { useStore } from '../state/use-store.ts'
import { MenuList } from './menu-list.tsx'

/** The menu as a sheet below 992 px; it closes after navigation. @source console spec §2 */
export function MobileNav({ person }: { readonly person: Person }) {
  const { sidebar } = useServices().shell
  const { isSheetOpen } = useStore(sidebar)
  const { t } = useTranslation()
  return (
    <Drawer
      open={isSheetOpen}
      onOpenChange={(isOpen) => sidebar.dispatch(isOpen ? 'opened' : 'folded')}
      side="left"
      size="sm"
      title={t('app.name')}
      closeLabel={t('act.close')}
    >
      <div className="-m-4 flex h-[calc(100%+32px)] flex-col bg-linear-to-b from-menu to-menu-end text-menu-fg [--ring:var(--menu-ring)]">
        <MenuList
          person={person}
          isFolded={false}
          onNavigate={() => sidebar.dispatch('navigated')}
        />
      </div>
    </Drawer>
  )
}
