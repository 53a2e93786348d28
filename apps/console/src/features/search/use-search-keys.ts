import { isCommand, isModal, usePageKey } from '../../kernel/keys/use-page-key.ts'
import { closeSearch, openSearch, searchStore } from './search-store.ts'

/**
 * Ctrl-K or ⌘-K toggles the product search on every screen; over another dialog it does nothing, so
 * no half-filled form is abandoned.
 *
 * @source ux: palette, works whether the header's tool is shown or not
 */
export function useSearchKeys(isOn: boolean): void {
  usePageKey(isOn, (event) => {
    if (!isCommand(event, 'k')) return
    event.preventDefault()
    if (searchStore.tab === 'inside') closeSearch()
    else if (searchStore.tab === 'web' || !isModal()) openSearch('inside')
  })
}
