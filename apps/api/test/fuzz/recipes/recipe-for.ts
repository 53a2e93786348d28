import type { Operation } from '../../../src/jsonapi/operation.ts'
import type { Recipe } from '../kitchen.ts'
import { AUTH_RECIPES } from './auth-recipes.ts'
import { CONTENT_RECIPES } from './content-recipes.ts'
import { freshRow, trashedRow } from './fresh-row.ts'
import { PEOPLE_RECIPES } from './people-recipes.ts'
import { PUBLISHING_RECIPES } from './publishing-recipes.ts'
import { WORK_RECIPES } from './work-recipes.ts'

/** What the success of an operation needs beyond its schema. */
export function recipeFor({ id, verb, input }: Operation): Recipe | undefined {
  if (RECIPES[id]) return RECIPES[id]
  if (verb === 'delete') return freshRow
  if (verb === 'restore') return trashedRow
  // The headers of the table are the usual ones.
  if (input?.properties.mapping) return () => ({ attributes: { mapping: undefined } })
  return undefined
}

const RECIPES: Readonly<Record<string, Recipe>> = {
  ...AUTH_RECIPES,
  ...PEOPLE_RECIPES,
  ...PUBLISHING_RECIPES,
  ...CONTENT_RECIPES,
  ...WORK_RECIPES,
}
