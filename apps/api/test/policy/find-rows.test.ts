import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type * as Batch from '../../src/jsonapi/batch.ts'
import { createFactories } from '../factories.ts'
import { createTestApp, type Caller, type TestApp } from '../support.ts'

// The fault that once went unseen: the rows of a batch are found without the scope of who asks.
vi.hoisted(() => vi.resetModules())
vi.mock('../../src/jsonapi/batch.ts', async (original) => {
  const real = await original<typeof Batch>()
  const findRows: typeof real.findRows = (context, resource, ids, options) =>
    real.findRows(context, { ...resource, scope: () => sql<boolean>`true` }, ids, options)
  return { ...real, findRows }
})

let t: TestApp
let creator: Caller
let content: string
beforeAll(async () => {
  t = await createTestApp()
  creator = await t.as('creator')
  await createFactories(t.database).user({
    username: 'reviewer',
    business_team_id: creator.teamId,
    roles: ['gh_video_creative'],
  })
  const [row] = await t.rows<{ id: number }>(
    `insert into carry_contents (business_team_id, user_id, status, content_type, channel)
     values ($1, $2, 'processed', 'video', 'wetao') returning id`,
    [creator.teamId, creator.userId],
  )
  content = String(row!.id)
})
afterAll(async () => {
  await t.close()
  vi.resetModules()
})

const change = async () => {
  const by = await t.as('reviewer')
  const { body } = await by.put('/api/v1/carry_contents/batch_content_status', {
    ids: [content],
    status: 'checked',
  })
  const [row] = await t.rows('select status from carry_contents where id = $1', [content])
  return { done: body.data.succeeded, status: row!.status }
}

it('changes no row of a colleague, for the database holds the person too', async () => {
  expect(await change()).toEqual({ done: [], status: 'processed' })
})

it('is a fault indeed: without the wall of the person the row changes', async () => {
  for (const policy of ['person_changes', 'person_reads'])
    await t.rows(`drop policy ${policy} on carry_contents`)
  expect(await change()).toEqual({ done: [{ id: content }], status: 'checked' })
})
