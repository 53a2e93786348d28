import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { View } from './view-order.ts'

/** Fault in the name of a view; null if there is none. */
export function nameFault(
  given: string,
  others: readonly Pick<View, 'name'>[],
  most: number,
): string | null {
  const name = given.trim()
  // Counted as the server counts: by code points.
  const count = Array.from(name).length
  if (count === 0) return i18n.t('views.nameMissing')
  if (count > most) return i18n.t('views.nameLong', { most, count })
  return others.some((one) => one.name === name) ? i18n.t('views.nameTaken', { name }) : null
}
