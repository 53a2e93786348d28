import { says } from '@omc/core/problems'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../test/factories.ts'
import { createTestApp, type TestApp } from '../../test/support.ts'
import type { Actor } from '../kernel/actor.ts'
import { registry } from '../resources/index.ts'
import { batchAnswer, findRows, rowFailure } from './batch.ts'
import type { Context } from './context.ts'

let t: TestApp
let make: Factories
let teamId: number
beforeAll(async () => {
  t = await createTestApp({ data: 'nothing' })
  make = createFactories(t.database)
  teamId = (await make.team()).id
})
afterAll(() => t.close())

/** Rows visible to a team lead, who is not restricted by the database. */
async function found(type: string, ids: readonly string[], options?: { trashed?: boolean }) {
  const actor: Actor = {
    userId: 1,
    teamId,
    sessionId: '',
    username: '',
    roles: ['manager'],
    admin: false,
  }
  const { rows, failed } = await t.database.asServer((db) =>
    // All that it looks at of a request.
    findRows({ db, actor } as Context, registry.resource(type), ids, options),
  )
  return { rows: rows.map(({ id }) => String(id)), failed: failed.map(({ id }) => id) }
}

it('finds the rows of the team in the order they were named, and tells the others', async () => {
  const first = String((await make.content({ business_team_id: teamId })).id)
  const second = String((await make.content({ business_team_id: teamId })).id)
  const foreign = String((await make.content()).id)
  expect(await found('carry_contents', [second, foreign, first, '999999'])).toEqual({
    rows: [second, first],
    failed: [foreign, '999999'],
  })
})

it('finds what is in the trash only where it is looked for', async () => {
  const content = await make.content({ business_team_id: teamId, deleted_at: new Date() })
  const id = String(content.id)
  for (const options of [undefined, {}, { trashed: false }])
    expect(await found('carry_contents', [id], options)).toEqual({ rows: [], failed: [id] })
  expect(await found('carry_contents', [id], { trashed: true })).toEqual({ rows: [id], failed: [] })
})

it('finds rows of what has no trash', async () => {
  const id = String((await make.job({ business_team_id: teamId })).id)
  expect(registry.resource('jobs').trash).toBe(false)
  expect(await found('jobs', [id])).toEqual({ rows: [id], failed: [] })
})

it('answers ids as text, and no undo where nothing was done', () => {
  const failed = [rowFailure(2, says('not_found.row'))]
  expect(batchAnswer({ succeeded: [1], failed })).toEqual({
    succeeded: [{ id: '1' }],
    failed: [{ id: '2', error: says('not_found.row') }],
    undo_id: null,
  })
})
