import { PLATFORMS } from '@omc/core'
import type { FieldFact } from '@omc/sdk'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { platformName } from '../platform-name.ts'
import type { ListFilter } from './list-filter.ts'

/**
 * Filter by platforms with the console's names.
 *
 * @param platforms platforms that the list can contain; default: all
 */
export const platformFilter = <Name extends string>(
  name: Name,
  fact: FieldFact,
  platforms: readonly string[] = PLATFORMS,
): ListFilter<Name> => ({
  kind: 'choice',
  name,
  label: () => fieldLabel(fact),
  options: () => platforms.map((value) => ({ value, label: platformName(value) })),
})
