import type { Appearance } from '@omc/shell'

/**
 * Says once that this browser keeps no settings: they then last as long as the page.
 *
 * @returns stops listening
 * @source  reliability F25
 */
export function tellUnkept(
  appearance: Pick<Appearance, 'isKept' | 'subscribe'>,
  tell: () => void,
): () => void {
  let isTold = false
  const look = () => {
    if (isTold || appearance.isKept()) return
    isTold = true
    tell()
  }
  look()
  return appearance.subscribe(look)
}
