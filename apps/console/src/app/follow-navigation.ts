import { SCREENS } from '@omc/acl'
import { afterNavigation, PRODUCT } from '@omc/shell'
import { currentLanguage, i18n } from '../kernel/i18n/i18n.ts'
import { addressAt, type Location } from '../kernel/router/address.ts'
import type { Router } from '../kernel/router/router.ts'
import type { Shell } from '../kernel/shell/create-shell.ts'

/**
 * Updates tab, page title and sidebar after each admitted navigation. Call it before the first
 * render: a screen and its tab then appear in one render, and the screen keeps its focus.
 *
 * @source console spec §2: title after each navigation, visited routes, sidebar on mobile
 */
export function followNavigation(router: Router, { tabs, sidebar }: Shell): void {
  let seen: Location | null = null
  const follow = () => {
    if (!seen) return
    const language = currentLanguage()
    afterNavigation(addressAt(seen), {
      table: SCREENS,
      tabs,
      language,
      product: PRODUCT.title[language],
      setTitle: (title) => {
        document.title = title
      },
      onNavigated: () => sidebar.dispatch('navigated'),
    })
  }
  // react-router notifies once for all changes, before the render.
  router.data.subscribe(() => {
    const { location, isReady, failure } = router.state
    // A screen that failed to load gets no tab: the previous one keeps its input.
    if (!isReady || failure || location === seen) return
    seen = location
    follow()
  })
  // The title follows the language.
  i18n.on('languageChanged', follow)
}
