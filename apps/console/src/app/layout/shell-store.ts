import { proxy, subscribe } from 'valtio'
import { keptValue } from '../storage/kept-value.ts'

const kept = keptValue<boolean>({
  key: 'omc.sidebar-folded',
  fallback: false,
  parse: (raw) => raw === true,
})

/** The frame around the screens. @source console spec §3, app state */
export const shell = proxy({
  isFolded: kept.read(),
  isMenuOpen: false,
})

subscribe(shell, () => kept.write(shell.isFolded))
