import { classNames } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { builtFooter } from './built-footer.ts'

/** The year and the time of the update. @source console spec §2, sidebar footer */
export function SideFooter({ isFolded }: { readonly isFolded: boolean }) {
  const { t } = useTranslation()
  const { year, buildTime } = builtFooter()
  return (
    <p
      className={classNames(
        'shrink-0 py-3 text-xs text-menu-muted tabular-nums',
        isFolded ? 'text-center' : 'px-4',
      )}
    >
      {isFolded ? (
        year
      ) : (
        <>
          <span className="block">© {year}</span>
          <span className="block text-balance">{t('nav.updatedAt', { time: buildTime })}</span>
        </>
      )}
    </p>
  )
}
