import type { FormOption } from '../../form/form-definition.ts'

/** Adds the chosen record to any search result; without a known name it shows its id. */
export function withChosen(
  found: readonly FormOption[],
  all: readonly FormOption[],
  chosen: unknown,
): readonly FormOption[] {
  if (typeof chosen !== 'string' || chosen === '') return found
  if (found.some(({ value }) => value === chosen)) return found
  const known = all.find(({ value }) => value === chosen)
  return [known ?? { value: chosen, label: `#${chosen}` }, ...found]
}
