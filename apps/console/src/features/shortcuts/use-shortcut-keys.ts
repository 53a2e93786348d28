import { useSnapshot } from 'valtio'
import { isLoneKey, usePageKey } from '../../kernel/keys/use-page-key.ts'
import { openShortcuts, shortcutsStore } from './shortcuts-store.ts'

/** `?` lists the shortcuts, `/` goes to the search of a list; the person may turn both off. */
export function useShortcutKeys(isOn: boolean): void {
  const { areSingleKeysOn } = useSnapshot(shortcutsStore)
  usePageKey(isOn && areSingleKeysOn, (event) => {
    if (isLoneKey(event, '?')) {
      event.preventDefault()
      openShortcuts()
    } else if (isLoneKey(event, '/')) {
      const boxes = document.querySelectorAll<HTMLElement>('main input[type=search]')
      // Screens that were looked at before are kept beside this one, hidden.
      const box = [...boxes].find((one) => one.checkVisibility())
      if (!box) return
      event.preventDefault()
      box.focus()
    }
  })
}
