import { proxy, subscribe } from 'valtio'
import { keptValue } from '../storage/kept-value.ts'

const RELOAD_BAR_MS = 200

const kept = keptValue<boolean>({
  key: 'omc.sidebar-folded',
  fallback: false,
  parse: (raw) => raw === true,
})

/** The frame around the screens. @source console spec §3, app state */
export const shell = proxy({
  isFolded: kept.read(),
  isMenuOpen: false,
  /** Grows with every reload; a screen with another number is another screen. */
  reloadCount: 0,
  isReloading: false,
})

subscribe(shell, () => kept.write(shell.isFolded))

/** Renders the current screen anew and shows the bar for 200 ms. @source console spec §2, §9 */
export function reloadScreen(): void {
  shell.reloadCount += 1
  shell.isReloading = true
  setTimeout(() => {
    shell.isReloading = false
  }, RELOAD_BAR_MS)
}
