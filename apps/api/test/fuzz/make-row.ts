import { registry } from '../../src/resources/index.ts'
import type { Kitchen } from './kitchen.ts'
import { recipeFor } from './recipes/index.ts'
import { requestOf } from './request-of.ts'
import { sampleCall } from './sample-call.ts'

/** The id of a new row, by the create operation; without one, of a row that is there. */
export async function makeRow(kitchen: Kitchen, type: string): Promise<string> {
  const { caller, world, random, t } = kitchen
  const create = registry.operations.find(({ id }) => id === `${type}.create`)
  if (!create) return existing(kitchen, type)
  const call = sampleCall(create, world, random, { now: t.clock.now() })
  const prepared = await recipeFor(create)?.({ ...kitchen, operation: create, call })
  const attributes = { ...call.attributes, ...prepared?.attributes }
  const answer = await caller.inject(requestOf(create, { ...call, attributes }))
  if (answer.status !== 201)
    throw new Error(`${create.id} as a preparation: ${JSON.stringify(answer.body)}`)
  return String(answer.body.data.id)
}

/** One of the rows that are there; when all were trashed, they come back. */
async function existing({ t, world, caller }: Kitchen, type: string): Promise<string> {
  const { table } = registry.resource(type)
  await world.refresh([table])
  if (world.idsOf(type).length === 0) {
    await t.rows(`update ${table} set deleted_at = null where business_team_id = $1`, [
      caller.teamId,
    ])
    await world.refresh([table])
  }
  const [id] = world.idsOf(type)
  if (id === undefined) throw new Error(`there is no row of ${type}`)
  return id
}
