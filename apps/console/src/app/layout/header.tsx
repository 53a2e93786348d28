import { IconButton } from '@omc/ui'
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorLogTool } from '../../features/error-log/error-log-tool.tsx'
import { NoticePopover } from '../../features/notices/notice-popover.tsx'
import { useServices } from '../services-context.ts'
import type { Person } from '../session/person.ts'
import { useFrame } from '../theme/use-appearance.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { FullScreenButton } from './full-screen-button.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { UserMenu } from './user-menu.tsx'

/** 50 px: fold, where we are, tools in a fixed order. @source ux: header tools */
export function Header({ person }: { readonly person: Person }) {
  const { sidebar } = useServices().shell
  const { isFolded } = useFrame()
  const { t } = useTranslation()
  return (
    <header className="flex h-12.5 shrink-0 items-center gap-2 border-b border-line bg-surface px-3">
      <IconButton
        className="touch:hidden"
        label={isFolded ? t('nav.unfold') : t('nav.fold')}
        aria-expanded={!isFolded}
        icon={
          isFolded ? (
            <PanelLeftOpen size={18} aria-hidden />
          ) : (
            <PanelLeftClose size={18} aria-hidden />
          )
        }
        onClick={() => sidebar.dispatch('toggled')}
      />
      <span className="hidden touch:inline-flex">
        <IconButton
          label={t('nav.open')}
          hasTooltip={false}
          icon={<Menu size={20} aria-hidden />}
          onClick={() => sidebar.dispatch('opened')}
        />
      </span>
      <Breadcrumb />
      <div className="ms-auto flex shrink-0 items-center gap-0.5">
        <ErrorLogTool />
        <NoticePopover />
        <FullScreenButton />
        <RefreshButton />
        <UserMenu person={person} />
      </div>
    </header>
  )
}
