import { isExternal } from '@omc/core'
import type { MenuEntry } from '@omc/shell'
import { classNames } from '@omc/ui'
import { ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { RouteIcon } from './route-icon.tsx'

export type EntryBodyProps = {
  readonly entry: MenuEntry
  /** Shows the title to screen readers only. */
  readonly isFolded?: boolean
  readonly hasIcon?: boolean
  /** Class of the title. */
  readonly titleClassName?: string
}

/** Content of a menu entry: icon, title, badge, red dot, a sign for external pages. */
export function EntryBody(props: EntryBodyProps) {
  const {
    entry,
    isFolded = false,
    hasIcon = true,
    titleClassName = 'min-w-0 flex-1 truncate',
  } = props
  const { t } = useTranslation()
  const title = entry.title[currentLanguage()]
  const leaves = entry.kind === 'link' && (isExternal(entry.path) || entry.target === '_blank')
  return (
    <>
      {hasIcon && entry.icon ? <RouteIcon name={entry.icon} /> : null}
      <span {...(isFolded ? {} : { title })} className={isFolded ? 'sr-only' : titleClassName}>
        {title}
      </span>
      {leaves ? (
        <>
          <ArrowUpRight size={14} aria-hidden className={isFolded ? 'hidden' : 'shrink-0'} />
          <span className="sr-only">{t('nav.newWindow')}</span>
        </>
      ) : null}
      {entry.badge ? (
        <span
          className={classNames(
            'shrink-0 rounded-full px-1.5 text-xs leading-4 font-semibold tabular-nums',
            entry.isCalm ? 'bg-menu-hover text-menu-fg' : 'bg-danger text-danger-on',
            isFolded ? 'absolute end-0.5 top-0.5' : '',
          )}
        >
          {entry.badge}
        </span>
      ) : null}
      {entry.hasDot ? (
        <>
          <span
            aria-hidden
            className={classNames(
              'size-2 shrink-0 rounded-full bg-danger ring-1 ring-white',
              isFolded ? 'absolute end-1.5 top-1.5' : '',
            )}
          />
          <span className="sr-only">{t('nav.updated')}</span>
        </>
      ) : null}
    </>
  )
}
