import { SCREENS } from '@omc/acl'
import { afterNavigation, PRODUCT } from '@omc/core/shell'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/i18n.ts'
import { useLocation } from '../router/use-router.ts'
import { useServices } from '../services-context.ts'

/** After each navigation: its tab, and the title of the page. @source console spec §2 */
export function useAfterNavigation(): void {
  const { tabs, sidebar } = useServices().shell
  const { pathname, search } = useLocation()
  // The title follows the language.
  useTranslation()
  const language = currentLanguage()
  // Before anything is painted: a new screen and its tab come together.
  useLayoutEffect(() => {
    afterNavigation(pathname + search, {
      table: SCREENS,
      tabs,
      language,
      product: PRODUCT.title[language],
      setTitle: (title) => {
        document.title = title
      },
      onNavigated: () => sidebar.dispatch('navigated'),
    })
  }, [tabs, sidebar, pathname, search, language])
}
