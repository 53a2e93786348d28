import { type Saying, says } from '@omc/core/problems'
import { batchAnswer, findRows, rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import { changeRows, intoTrash } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Problem, refusal, sayingOf } from '../../kernel/problem.ts'
import { guardRank } from '../users/guard-rank.ts'
import { users } from '../users/users.resource.ts'
import { createUser, updateUser, type UserChange } from '../users/write-user.ts'

const OPERATION = 'userManagement.doEdit'

/**
 * @throws Problem 422 `required` without id and user name, `username_fixed` when a person would get
 *   another user name; and the errors of creating and changing people
 */
export async function doEdit(
  context: Context,
  {
    input,
    found,
  }: { input: UserChange & { id?: string; username?: string }; found: string | undefined },
) {
  const { id, username, ...change } = input
  if (id === undefined) {
    if (username === undefined) throw refuse(says('required.username'))
    const person = { ...change, username }
    return createUser(users, context, { input: person, found, operation: OPERATION })
  }
  if (username !== undefined && username !== (await nameOf(context, Number(id))))
    throw refuse(says('username_fixed'))
  return updateUser(users, context, { id: Number(id), input: change, found, operation: OPERATION })
}

const refuse = (saying: Saying) => refusal(saying, { source: { pointer: '/username' } })

const nameOf = async ({ db }: Context, id: number) =>
  (await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirst())
    ?.username

/** Checks the rank of each; people of a higher rank are kept, the others deleted. */
export async function doDelete(context: Context, { input }: { input: { ids: string[] } }) {
  const { rows, failed } = await findRows(context, users, input.ids)
  const done: number[] = []
  const refused: RowFailure[] = []
  for (const row of rows) {
    try {
      await guardRank(context, { verb: 'delete', id: row.id, before: row })
      done.push(row.id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refused.push(rowFailure(row.id, sayingOf(error)))
    }
  }
  const undoId = await changeRows(context, {
    operation: 'userManagement.doDelete',
    resource: users,
    ids: done,
    set: intoTrash(context, users),
  })
  return batchAnswer({ succeeded: done, failed: [...failed, ...refused], undoId })
}
