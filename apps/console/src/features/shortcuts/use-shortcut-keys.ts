import { useSnapshot } from 'valtio'
import { openShortcuts, shortcutsStore } from '../../kernel/keys/shortcuts-store.ts'
import { isLoneKey, usePageKey } from '../../kernel/keys/use-page-key.ts'
import { pressRowKey, ROW_KEYS } from './row-keys.ts'

/**
 * `?` lists the shortcuts, `/` focuses the search of a list, `j`, `k` and `x` move through and
 * select its rows; the person may turn all of them off.
 */
export function useShortcutKeys(isOn: boolean): void {
  const { areSingleKeysOn } = useSnapshot(shortcutsStore)
  usePageKey(isOn && areSingleKeysOn, (event) => {
    if (isLoneKey(event, '?')) {
      event.preventDefault()
      openShortcuts()
    } else if (isLoneKey(event, '/')) {
      const boxes = document.querySelectorAll<HTMLElement>('main input[type=search]')
      // Earlier screens stay mounted but hidden.
      const box = [...boxes].find((one) => one.checkVisibility())
      if (!box) return
      event.preventDefault()
      box.focus()
    } else {
      const key = ROW_KEYS.find((one) => isLoneKey(event, one))
      if (key && pressRowKey(key)) event.preventDefault()
    }
  })
}
