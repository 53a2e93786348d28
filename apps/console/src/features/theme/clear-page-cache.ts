import { clearCache } from '@omc/shell'
import type { Toasts } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { isPageHeld } from '../../kernel/page/page-hold.ts'

/**
 * Clears this browser's storage and reloads the page; shows a message instead if a run or unsaved
 * edits would be lost.
 *
 * @source console spec §2, clear cache
 */
export function clearPageCache(toasts: Pick<Toasts, 'show'>): void {
  const outcome = clearCache({
    store: () => localStorage,
    reload: () => location.reload(),
    isHeld: isPageHeld,
  })
  if (outcome === 'held') toasts.show({ tone: 'warning', title: i18n.t('theme.clearHeld') })
}
