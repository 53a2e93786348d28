import { matchRoute } from '@omc/acl'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '../i18n/i18n.ts'

/** The page's title after each navigation: screen, then product. @source console spec §2 */
export function useDocumentTitle(): void {
  const { pathname } = useLocation()
  const { t, i18n } = useTranslation()
  const product = t('app.name')
  useEffect(() => {
    const rule = matchRoute(pathname)
    document.title = rule.group === true ? product : `${rule.title[currentLanguage()]} - ${product}`
  }, [pathname, product, i18n.language])
}
