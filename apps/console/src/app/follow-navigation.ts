import { SCREENS } from '@omc/acl'
import { afterNavigation, PRODUCT } from '@omc/shell'
import { currentLanguage, i18n } from '../kernel/i18n/i18n.ts'
import { addressAt, type Location } from '../kernel/router/address.ts'
import type { Router } from '../kernel/router/router.ts'
import type { Shell } from '../kernel/shell/create-shell.ts'

/**
 * After each navigation that was let through: its tab, the title of the page, the sidebar. To be
 * called before anything is drawn: a screen and its tab then come in one drawing, and what is
 * focused in it stays.
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
  // The router of react-router tells of all that changed at once, and before it is drawn.
  router.data.subscribe(() => {
    const { location, isReady, failure } = router.state
    // A screen that did not come has no tab: the one that was left keeps what is typed in it.
    if (!isReady || failure || location === seen) return
    seen = location
    follow()
  })
  // The title follows the language.
  i18n.on('languageChanged', follow)
}
