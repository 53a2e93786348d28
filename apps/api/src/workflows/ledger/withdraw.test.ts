import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import { ask } from '../../db/hold.ts'
import { CONTENT_FAMILIES } from './content-families.ts'
import { createDesk, type Bench, type Desk } from './testing/publishing-desk.ts'

let desk: Desk
let manager: Caller
beforeAll(async () => {
  desk = await createDesk()
  manager = await desk.t.as('manager')
})
afterAll(() => desk.close())

async function contentIdOf(itemId: number) {
  const { content_id } = await desk.content(itemId)
  return String(content_id)
}
const move = async (itemId: number, status: string) => {
  const ids = [await contentIdOf(itemId)]
  const { status: code, body } = await manager.put('/api/v1/carry_contents/batch_content_status', {
    ids,
    status,
  })
  expect([code, body.data.succeeded.length]).toEqual([200, 1])
}
const resume = (itemId: number) =>
  desk.operator.put(`/api/v1/publish_contents/${itemId}`, { status: 'queued' })

describe('a content that is withdrawn', () => {
  it.each(['deleted', 'rejected'])(
    'by being %s leaves the queue, and people see why',
    async (to) => {
      const bench = await desk.account()
      const item = await bench.queue()
      await move(item, to)
      expect(await desk.content(item)).toMatchObject({
        status: 'paused',
        wait_why: 'content_withdrawn',
      })
      expect(await desk.events(item)).toEqual(['paused'])
      expect((await bench.claim()).status).toBe(204)
    },
  )

  it('while its item was paused marks it, once', async () => {
    const bench = await desk.account()
    const item = await bench.queue()
    await desk.operator.put(`/api/v1/publish_contents/${item}`, { status: 'paused' })
    for (const to of ['rejected', 'deleted']) await move(item, to)
    expect(await desk.content(item)).toMatchObject({
      status: 'paused',
      wait_why: 'content_withdrawn',
    })
    expect(await desk.events(item)).toEqual(['paused', 'paused'])
  })

  it('cannot be put back into the queue before it is restored', async () => {
    const bench = await desk.account()
    const item = await bench.queue()
    await move(item, 'deleted')
    const refused = await resume(item)
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'content_withdrawn'])
    await move(item, 'checked')
    expect((await resume(item)).status).toBe(200)
    expect((await bench.claim()).status).toBe(200)
  })

  it('is not sent by the executor that holds it, and stays out of the queue', async () => {
    const { bench, held } = await holding()
    await move(held.contentId, 'deleted')
    const refused = await bench.submitting(held)
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'content_withdrawn'])
    await bench.report(held, 'not_sent')
    expect(await desk.content(held.contentId)).toMatchObject({ status: 'paused' })
    expect((await bench.claim()).status).toBe(204)
  })

  it('after it was sent is still told as published', async () => {
    const { bench, held } = await holding()
    await bench.submitting(held)
    await move(held.contentId, 'deleted')
    expect((await bench.post(held)).status).toBe(200)
    expect(await desk.content(held.contentId)).toMatchObject({ status: 'published' })
  })

  it('after it was sent and refused is not sent again', async () => {
    const { bench, held } = await holding()
    await bench.submitting(held)
    await move(held.contentId, 'deleted')
    await bench.report(held, 'rejected')
    expect(await desk.content(held.contentId)).toMatchObject({ status: 'paused' })
  })

  it('between being looked up and being queued is refused right before it is sent', async () => {
    const { bench, held } = await holding()
    await desk.t.rows("update carry_contents set status = 'rejected' where id = $1", [
      await contentIdOf(held.contentId),
    ])
    expect((await bench.submitting(held)).body.errors[0].code).toBe('content_withdrawn')
  })
})

describe('the content behind an item, of the family', () => {
  it.each(Object.entries(CONTENT_FAMILIES))(
    '%s is asked for in its table',
    async (family, table) => {
      const [content] = await desk.t.rows(
        `insert into ${table} (business_team_id, title, status, created_at, updated_at)
        values ($1, 'asked for', 'checked', now(), now()) returning id`,
        [desk.operator.teamId],
      )
      const after = async (set: string) => {
        await desk.t.rows(`update ${table} set ${set} where id = $1`, [content?.id])
        const asked = 'select omc_is_withdrawn($1, $2) as is_withdrawn'
        return (await desk.t.rows(asked, [family, content?.id]))[0]?.is_withdrawn
      }
      expect([
        await after(`status = 'checked'`),
        await after(`status = 'rejected'`),
        await after(`status = 'deleted'`),
        await after(`status = 'checked', deleted_at = now()`),
      ]).toEqual([false, true, true, true])
    },
  )

  it('is asked for whether or not the executor’s person sees it', async () => {
    const { teamId, userId, sessionId } = desk.operator
    const content = await desk.make.content({ user_id: manager.userId, status: 'rejected' })
    const actor = { teamId, userId, sessionId, username: 'operator', roles: [], admin: false }
    const [row] = await desk.t.database.asActor(
      { ...actor, allTeams: false, readsOwn: true },
      (db) =>
        ask(
          db,
          sql`select exists (select 1 from carry_contents where id = ${content.id}) as sees_it,
            omc_is_withdrawn('carry', ${content.id}) as is_withdrawn`,
        ),
    )
    expect(row).toEqual({ sees_it: false, is_withdrawn: true })
  })
})

async function holding() {
  const bench: Bench = await desk.account()
  await bench.queue()
  return { bench, held: await bench.hold() }
}
