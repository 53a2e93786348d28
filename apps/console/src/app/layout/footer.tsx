import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { builtFooter } from './built-footer.ts'

/** Below every screen: year, title, build time. @source console spec §2, footer */
export function Footer() {
  const { t } = useTranslation()
  const { year, title, buildTime } = builtFooter()
  return (
    <footer className="mt-auto shrink-0 pt-4 text-center text-xs text-fg3 tabular-nums">
      © {year} {title[currentLanguage()]} · {t('nav.builtAt', { time: buildTime })}
    </footer>
  )
}
