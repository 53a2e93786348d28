import { type Frame, headerTools } from '@omc/shell'
import { classNames } from '@omc/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { lazyExtra } from '../../kernel/errors/lazy-extra.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { useAppearance } from '../../kernel/services/use-appearance.ts'
import { useTurn } from '../../kernel/services/use-turn.ts'
import { Logo } from '../../kit/logo.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { FoldToggle } from './fold-toggle.tsx'
import { HEADER_TOOLS } from './header-tools.ts'
import { HorizontalMenu, TopTabs } from './menu/lazy-forms.ts'

const TaskTool = lazyExtra(async () => ({
  default: (await import('../../features/tasks/task-tool.tsx')).TaskTool,
}))

export type HeaderProps = { readonly frame: Frame; readonly className: string }

/**
 * 50 px next to the sidebar, or 60 px above it in the menu's colours: fold button, breadcrumb or
 * menu, tools in a fixed order.
 *
 * @source console spec §2, header; ux: header tools
 */
export function Header({ frame, className }: HeaderProps) {
  const isFull = frame.header === 'full'
  return (
    <header
      className={classNames(
        'flex min-w-0 items-center gap-2 border-b border-line px-3',
        isFull ? 'omc-menu-ground omc-on-menu h-15' : 'h-12.5 bg-surface',
        className,
      )}
    >
      {frame.logo === 'header' ? <LogoTitle /> : null}
      {frame.foldToggle === 'header' ? <FoldToggle /> : null}
      <Suspense fallback={null}>
        {frame.headerMenu === 'top-tabs' ? <TopTabs /> : null}
        {frame.headerMenu === 'horizontal' ? <HorizontalMenu /> : null}
      </Suspense>
      {frame.breadcrumb === 'header' ? <Breadcrumb /> : null}
      <Tools />
    </header>
  )
}

function LogoTitle() {
  const { t } = useTranslation()
  return (
    <div className="flex max-w-55 shrink-0 items-center gap-2.5 pe-3">
      <Logo />
      <span className="min-w-0 text-sm leading-tight font-semibold">{t('app.name')}</span>
    </div>
  )
}

function Tools() {
  const { settings } = useAppearance()
  // The tool shows the count; without a log it is hidden.
  const hasLog = useSnapshot(useServices().errorLog.state).log !== null
  // There is no task before the first screen stands.
  const mayHaveTasks = useTurn()
  return (
    <div className="ms-auto flex shrink-0 items-center gap-0.5">
      <Suspense fallback={null}>{mayHaveTasks ? <TaskTool /> : null}</Suspense>
      {headerTools(settings, hasLog ? 1 : 0).map((name) => {
        const Tool = HEADER_TOOLS[name]
        return (
          <Suspense key={name} fallback={null}>
            <Tool />
          </Suspense>
        )
      })}
    </div>
  )
}
