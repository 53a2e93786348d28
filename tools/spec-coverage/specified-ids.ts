import type { Spec } from './read-spec.ts'

/** The file of the ids that a test may name, as a type. */
export function specifiedIds({ behaviours, errors }: Spec): string {
  const ids = [...behaviours.map(({ id }) => id), ...errors]
  const cases = ids.map((id) => `  | '${id}'`).join('\n')
  return [
    '// Written by `npm run coverage:spec -- --write-ids` from docs/spec.',
    '',
    '/** A behaviour (`B-…`) or an error (`E-…`) of the specification. */',
    `export type SpecifiedId =\n${cases}`,
    '',
  ].join('\n')
}
