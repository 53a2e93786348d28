import { keptValue } from '@omc/shell'
import { proxy } from 'valtio'
import { browserStore } from '../ports/browser-stores.ts'

const kept = keptValue<boolean>({
  key: 'omc.single-keys',
  fallback: true,
  parse: (raw) => raw !== false,
  store: browserStore,
})

/** Whether the list is open, and whether keys without Ctrl or ⌘ work. @source WCAG 2.1.4 */
export const shortcutsStore = proxy({ isOpen: false, areSingleKeysOn: kept.read() })

export function openShortcuts(): void {
  shortcutsStore.isOpen = true
}

export function setSingleKeys(areOn: boolean): void {
  shortcutsStore.areSingleKeysOn = areOn
  kept.write(areOn)
}
