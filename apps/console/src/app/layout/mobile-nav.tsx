import { Drawer } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Person } from '../session/person.ts'
import { MenuList } from './menu-list.tsx'
import { shell } from './shell-store.ts'

/** The menu as a sheet below 992 px; it closes after navigation. @source console spec §2 */
export function MobileNav({ person }: { readonly person: Person }) {
  const { isMenuOpen } = useSnapshot(shell)
  const { t } = useTranslation()
  const close = () => {
    shell.isMenuOpen = false
  }
  return (
    <Drawer
      open={isMenuOpen}
      onOpenChange={(isOpen) => {
        shell.isMenuOpen = isOpen
      }}
      side="left"
      size="sm"
      title={t('app.name')}
      closeLabel={t('act.close')}
    >
      <div className="-m-4 flex h-[calc(100%+32px)] flex-col bg-linear-to-b from-menu to-menu-end text-menu-fg [--ring:var(--menu-ring)]">
        <MenuList person={person} isFolded={false} onNavigate={close} />
      </div>
    </Drawer>
  )
}
