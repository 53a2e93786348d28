import { SCREENS } from '@omc/acl'
import { afterNavigation, PRODUCT } from '@omc/core/shell'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/i18n.ts'
import { useLocation, useRouter } from '../router/use-router.ts'
import { useServices } from '../services-context.ts'
import { useStorePart } from '../state/use-store.ts'

/** After each navigation: its tab, and the title of the page. @source console spec §2 */
export function useAfterNavigation(): void {
  const { tabs, sidebar } = useServices().shell
  const { pathname, search } = useLocation()
  // Before the first screen nobody is known, and so nobody's tabs are.
  const isReady = useStorePart(useRouter(), (page) => page.isReady)
  // The title follows the language.
  useTranslation()
  const language = currentLanguage()
  // Before anything is painted: a new screen and its tab come together.
  useLayoutEffect(() => {
    if (!isReady) return
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
  }, [tabs, sidebar, isReady, pathname, search, language])
}
