import type { Appearance } from '@omc/shell'
import { subscribe } from 'valtio/vanilla'

/**
 * Warns once that this browser cannot store settings: they last until the page is left.
 *
 * @returns function that stops listening
 * @source  reliability F25
 */
export function warnUnsavedSettings(
  { state }: Pick<Appearance, 'state'>,
  tell: () => void,
): () => void {
  let isTold = false
  const look = () => {
    if (isTold || state.isKept) return
    isTold = true
    tell()
  }
  look()
  return subscribe(state, look, true)
}
