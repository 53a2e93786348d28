import { matchRoute } from '@omc/acl'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '../i18n/i18n.ts'

/** The page's title after each navigation: screen, then product. @source console spec §2 */
export function useDocumentTitle(): void {
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const product = t('app.name')
  const rule = matchRoute(pathname)
  const title = rule.group === true ? product : `${rule.title[currentLanguage()]} - ${product}`
  useEffect(() => {
    document.title = title
  }, [title])
}
