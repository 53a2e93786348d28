import type { Operation } from '../../../src/jsonapi/operation.ts'
import type { Recipe } from '../kitchen.ts'
import { AUTH_RECIPES } from './auth-recipes.ts'
import { CONTENT_RECIPES } from './content-recipes.ts'
import { freshRow, trashedRow } from './fresh-row.ts'
import { PEOPLE_RECIPES } from './people-recipes.ts'
import { PUBLISHING_RECIPES } from './publishing-recipes.ts'
import { WORK_RECIPES } from './work-recipes.ts'

/** Recipe for an operation that needs more than its schema to succeed. */
export function recipeFor(operation: Operation): Recipe | undefined {
  const recipe = ownRecipe(operation)
  return operation.bulk ? chooseRows(operation.bulk.of().type, recipe) : recipe
}

function ownRecipe({ id, verb, input }: Operation): Recipe | undefined {
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

const ofIds = { matching: undefined, expected_count: undefined }

/** A bulk call says its rows in one way: mostly by ids, at times by the filters of their list. */
const chooseRows =
  (type: string, recipe: Recipe | undefined): Recipe =>
  async (kitchen) => {
    const prepared = (await recipe?.(kitchen)) ?? {}
    const given = prepared.attributes ?? {}
    if ('matching' in given) return prepared
    if ('ids' in given) return { ...prepared, attributes: { ...given, ...ofIds } }
    const { ids, matching = {} } = kitchen.call.attributes ?? {}
    const chosen =
      kitchen.serial % 3 === 2
        ? { ids: undefined, matching, expected_count: 3 }
        : { ids: ids ?? kitchen.world.idsOf(type).slice(0, 2), ...ofIds }
    return { ...prepared, attributes: { ...given, ...chosen } }
  }
