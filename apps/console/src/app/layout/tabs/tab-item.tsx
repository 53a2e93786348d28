import { type Tab, type TabsBarStyle, tabTitle } from '@omc/shell'
import { classNames, Spinner } from '@omc/ui'
import { Pin, X } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { RouteIcon } from '../menu/route-icon.tsx'
import { TAB_LOOKS } from './tab-look.ts'

export type TabItemProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'style'> & {
  readonly tab: Tab
  readonly look: TabsBarStyle
  readonly isActive: boolean
  readonly hasIcon: boolean
  readonly onClose: () => void
}

/** One visited screen in the tabs bar. @source ux: tabs bar */
export function TabItem({ tab, look, isActive, hasIcon, onClose, ...rest }: TabItemProps) {
  const { t } = useTranslation()
  const { tab: base, active, other } = TAB_LOOKS[look]
  const title = tabTitle(tab, currentLanguage())
  const { isClosable } = tab.meta
  return (
    <button
      type="button"
      role="tab"
      {...(isActive ? { 'aria-controls': 'tab-panel', ref: intoView } : {})}
      aria-selected={isActive}
      title={title}
      onAuxClick={(event) => {
        if (event.button === 1 && isClosable) onClose()
      }}
      className={classNames(
        'relative inline-flex shrink-0 items-center gap-1.5 text-sm transition-colors duration-(--motion-fast) focus-visible:-outline-offset-2',
        base,
        isActive ? `font-semibold ${active}` : other,
        isClosable && look !== 'smooth' ? 'pe-1' : '',
      )}
      {...rest}
    >
      {hasIcon && tab.icon ? <RouteIcon name={tab.icon} size={14} /> : null}
      <span className="max-w-40 truncate">{title}</span>
      <TabMarks tab={tab} />
      {tab.isPinned ? <Pin size={12} aria-hidden className="shrink-0" /> : null}
      {isClosable ? (
        // For the pointer only: the keyboard closes by Delete and by the tab's menu.
        <span
          aria-hidden
          title={t('tab.command.close')}
          onClick={(event: MouseEvent) => {
            event.stopPropagation()
            onClose()
          }}
          className="inline-flex size-6 items-center justify-center rounded-chip hover:bg-fg/10"
        >
          <X size={14} />
        </span>
      ) : null}
    </button>
  )
}

/** A dot for unsaved edits and a spinner for running work, both with a text. */
function TabMarks({ tab }: { readonly tab: Tab }) {
  const { t } = useTranslation()
  const has = (kind: 'unsaved' | 'running') => tab.marks.some((mark) => mark.kind === kind)
  return (
    <>
      {has('unsaved') ? (
        <span className="inline-flex" title={t('tab.unsaved')}>
          <span aria-hidden className="size-2 rounded-full bg-warning" />
          <span className="sr-only">{t('tab.unsaved')}</span>
        </span>
      ) : null}
      {has('running') ? (
        <span className="inline-flex" title={t('tab.running')}>
          <Spinner size={12} />
          <span className="sr-only">{t('tab.running')}</span>
        </span>
      ) : null}
    </>
  )
}

/** Scrolls a new active tab into view in the next frame, to avoid a second layout. */
function intoView(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const frame = requestAnimationFrame(() => {
    element.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  })
  return () => cancelAnimationFrame(frame)
}
