import type { Recipe } from '../kitchen.ts'

/** A new row of the resource of the operation; where none can be made, one that is there. */
export const freshRow: Recipe = async (kitchen) => ({ id: await kitchen.makeRow() })

/** The same, in the trash. */
export const trashedRow: Recipe = async (kitchen) => {
  const id = await kitchen.makeRow()
  const path = kitchen.operation.path.replace('{id}', id).replace(/\/restore$/, '')
  const name = kitchen.operation.resource.type === 'creator_tasks' ? '/close_task' : ''
  const answer = await kitchen.caller.delete(`${path}${name}`)
  if (answer.status >= 300)
    throw new Error(`${path} cannot be trashed: ${JSON.stringify(answer.body)}`)
  return { id }
}
