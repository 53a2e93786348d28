import { useTranslation } from 'react-i18next'
import { builtFooter } from './built-footer.ts'

/** The year and the time of the update. @source console spec §2, sidebar footer */
export function SideFooter() {
  const { t } = useTranslation()
  const { year, buildTime } = builtFooter()
  return (
    <p className="shrink-0 px-4 py-3 text-xs text-menu-muted tabular-nums">
      <span className="block">© {year}</span>
      <span className="block text-balance">{t('nav.updatedAt', { time: buildTime })}</span>
    </p>
  )
}
