import { sql } from 'kysely'
import T from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import { registry as product } from '../resources/index.ts'
import { moveContents } from '../workflows/move-contents.ts'
import { Statistics, statistics, statisticsQuery } from '../workflows/statistics.ts'
import { changeRows, trashRows } from './change-rows.ts'
import { oneOf } from './filters.ts'
import { createRegistry } from './registry.ts'
import { action, defineResource, type Resource } from './resource.ts'
import { BatchResult, Closed, Count, Id, IdOf, IdsOf, Nullable, Text } from './schema.ts'
import { ownOrTeam } from './scope.ts'

/** A resource as the product's are, over the table of contents, with everything the engine offers. */
const pieces: Resource = defineResource({
  type: 'pieces',
  label: { zh: '作品', en: 'work' },
  table: 'carry_contents',
  attributes: Closed({ title: T.String(), status: T.String(), play: Count, user_id: Nullable(Id) }),
  filters: { status: oneOf('status', ['fetched', 'processed', 'checked', 'published', 'deleted']) },
  scope: ownOrTeam,
  lifeCycle: true,
  verbs: {
    list: 'content:read',
    get: 'content:read',
    create: 'content:edit',
    update: 'content:edit',
    delete: 'content:edit',
  },
  create: Closed({ title: Text(100), user_id: T.Optional(IdOf('users')) }),
  update: Closed({ title: T.Optional(Text(100)), secret: T.Optional(Text(100)) }),
  stored: {
    secret: (value) => ({ remark_sealed: undefined, audio_text: `sealed ${String(value).length}` }),
  },
  actions: {
    move: action({
      on: 'collection',
      method: 'PUT',
      effect: 'write',
      may: 'content:review',
      summary: 'moves',
      input: Closed({
        ids: IdsOf('pieces', 500),
        status: T.Enum(['processed', 'checked', 'deleted']),
      }),
      output: { kind: 'data', schema: BatchResult },
      run: (context, { input }) =>
        moveContents(context, pieces, {
          operation: 'pieces.move',
          ids: input.ids,
          status: input.status,
        }),
    }),
    louder: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'content:edit',
      summary: 'adds to the figure',
      output: { kind: 'data', schema: Closed({ undo_id: Nullable(Id) }) },
      run: async (context, { id }) => ({
        undo_id: await changeRows(context, {
          operation: 'pieces.louder',
          resource: pieces,
          ids: [id],
          set: { play: sql`t.play + 1` },
        }),
      }),
    }),
    clear: action({
      on: 'collection',
      method: 'DELETE',
      effect: 'write',
      may: 'content:edit',
      summary: 'trashes what is loud',
      output: { kind: 'data', schema: Closed({ count: Count, undo_id: Nullable(Id) }) },
      run: (context) =>
        trashRows(context, {
          operation: 'pieces.clear',
          resource: pieces,
          where: sql<boolean>`t.play > 100`,
        }),
    }),
    statistics: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'content:read',
      summary: 'counts',
      query: statisticsQuery({
        filters: { status: oneOf('status', ['checked', 'fetched']) },
        verbs: {},
      }),
      output: { kind: 'data', schema: Statistics },
      run: (context, { query }) =>
        statistics(context, pieces, {
          groups: ['status'],
          on: 'created_at',
          sums: { play: 't.play' },
          query,
        }),
    }),
  },
})
const shelves = defineResource({
  type: 'shelves',
  label: { zh: '书架', en: 'shelf' },
  table: 'users',
  attributes: Closed({ username: T.String() }),
  scope: (actor) => sql<boolean>`t.business_team_id = ${actor.teamId}`,
  verbs: { get: 'content:read' },
  nested: { pieces: { resource: 'pieces', via: 'user_id', may: 'content:read' } },
})

let t: TestApp
let make: Factories
let operator: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp({ registry: createRegistry([...product.resources, pieces, shelves]) })
  make = createFactories(t.database)
  operator = await t.as('manager')
  stranger = await t.as('operator2')
})
afterAll(() => t.close())
beforeEach(async () => void (await t.rows('delete from carry_contents; delete from audit_events')))

const piece = (values: object = {}) =>
  make.content({ business_team_id: operator.teamId, user_id: operator.userId, ...values })
const row = async (id: number) => (await t.rows(`select * from carry_contents where id = ${id}`))[0]
const changes = async () =>
  await t.rows<{ operation: string; changes: unknown }>(
    'select operation, changes from audit_events order by id',
  )

describe('the trash', () => {
  it('holds what was deleted, lists it and gives it back as it was, for those who see it only', async () => {
    const { id } = await piece({ status: 'checked' })
    expect((await operator.delete(`/api/v1/pieces/${id}`)).status).toBe(204)
    expect(await row(id)).toMatchObject({
      status: 'deleted',
      status_before_trash: 'checked',
      deleted_at: t.clock.now(),
    })
    expect((await operator.get('/api/v1/pieces')).body.data).toEqual([])
    const trash = await operator.get('/api/v1/pieces', { 'filter[trashed]': 'true' })
    expect(trash.body.data).toMatchObject([{ id: String(id) }])
    expect((await stranger.post(`/api/v1/pieces/${id}/restore`)).status).toBe(404)
    const colleague = await t.as('creator')
    expect((await colleague.post(`/api/v1/pieces/${id}/restore`)).status).toBe(404)
    const back = await operator.post(`/api/v1/pieces/${id}/restore`)
    expect(back.status).toBe(200)
    expect(back.body.data.attributes).toMatchObject({ status: 'checked' })
    expect(await row(id)).toMatchObject({ deleted_at: null, status_before_trash: null })
    expect((await operator.post(`/api/v1/pieces/${id}/restore`)).status).toBe(404)
    expect((await changes()).map(({ operation }) => operation)).toEqual([
      'pieces.delete',
      'pieces.restore',
    ])
  })

  it('takes what a condition finds and counts it', async () => {
    const loud = await piece({ play: 101 })
    const quiet = await piece({ play: 1 })
    const { data } = (await operator.delete('/api/v1/pieces/clear')).body
    expect(data).toEqual({ count: 1, undo_id: expect.any(String) })
    expect(await row(loud.id)).toMatchObject({ status: 'deleted' })
    expect(await row(quiet.id)).toMatchObject({ deleted_at: null })
    expect((await operator.delete('/api/v1/pieces/clear')).body.data).toEqual({
      count: 0,
      undo_id: null,
    })
  })
})

describe('a change of rows', () => {
  it('keeps what each row was and became, so that it can be undone', async () => {
    const { id } = await piece({ play: 4 })
    const { data } = (await operator.post(`/api/v1/pieces/${id}/louder`)).body
    expect(data.undo_id).toMatch(/^\d+$/)
    expect(await changes()).toMatchObject([
      {
        operation: 'pieces.louder',
        changes: [{ id: String(id), before: { play: 4 }, after: { play: 5 } }],
      },
    ])
  })

  it('stores lists and objects as the columns hold them, and keeps the reason', async () => {
    const { id } = await piece()
    const entries: object[] = []
    const items = [{ item_id: '1', name: '杯' }]
    await t.database.asServer((db) =>
      changeRows(
        { db, now: t.clock.now(), audit: async (entry) => entries.push(entry) },
        { operation: 'pieces.paint', resource: pieces, ids: [id], set: { items }, reason: 'nicer' },
      ),
    )
    expect(await row(id)).toMatchObject({ items })
    expect(entries).toMatchObject([
      { reason: 'nicer', changes: [{ before: { items: [] }, after: { items } }] },
    ])
  })

  it('never writes a stored attribute into the audit in clear', async () => {
    const { id } = await piece()
    await t.rows('alter table carry_contents add column if not exists remark_sealed bytea')
    const answer = await operator.put(`/api/v1/pieces/${id}`, {
      title: '新标题',
      secret: 'canary-7781',
    })
    expect(answer.status).toBe(200)
    expect(await row(id)).toMatchObject({ title: '新标题', audio_text: 'sealed 11' })
    expect(JSON.stringify(await t.rows('select * from audit_events'))).not.toContain('canary')
  })
})

describe('a nested list', () => {
  it('gives the rows that point to the record, with the parameters of their own list', async () => {
    const mine = await piece({ status: 'checked' })
    await piece({ status: 'fetched' })
    await piece({ user_id: null })
    const path = `/api/v1/shelves/${operator.userId}/pieces`
    expect((await operator.get(path)).body.meta.record_count).toBe(2)
    const narrowed = await operator.get(path, { 'filter[status]': 'checked' })
    expect(narrowed.body.data).toMatchObject([{ type: 'pieces', id: String(mine.id) }])
    expect((await operator.get(`/api/v1/shelves/${stranger.userId}/pieces`)).status).toBe(404)
  })
})

describe('an id in a body', () => {
  it('that is not there or another team’s is 404, names the field and changes nothing', async () => {
    for (const user_id of [String(stranger.userId), '999999']) {
      const answer = await operator.post('/api/v1/pieces', { title: 'x', user_id })
      expect(answer.status).toBe(404)
      expect(answer.body.errors[0].source).toEqual({ pointer: '/data/attributes/user_id' })
    }
    expect(await t.rows('select id from carry_contents')).toEqual([])
    const user_id = String(operator.userId)
    expect((await operator.post('/api/v1/pieces', { title: 'x', user_id })).status).toBe(201)
  })
})

describe('moving contents', () => {
  it('moves what may move and answers the rest one by one', async () => {
    const ready = await piece({ status: 'processed' })
    const done = await piece({ status: 'published' })
    const foreign = await make.content({ business_team_id: stranger.teamId })
    const ids = [ready.id, done.id, foreign.id].map(String)
    const { data } = (await operator.put('/api/v1/pieces/move', { ids, status: 'checked' })).body
    expect(data.succeeded).toEqual([{ id: String(ready.id) }])
    expect(data.failed).toMatchObject([
      { id: String(foreign.id), error: { code: 'not_found' } },
      { id: String(done.id), error: { code: 'not_allowed_move' } },
    ])
    expect(await row(ready.id)).toMatchObject({ status: 'checked' })
    expect(await row(foreign.id)).toMatchObject({
      status: 'checked',
      updated_at: foreign.updated_at,
    })
  })

  it('into the trash and back keeps the status', async () => {
    const { id } = await piece({ status: 'processed' })
    await operator.put('/api/v1/pieces/move', { ids: [String(id)], status: 'deleted' })
    expect(await row(id)).toMatchObject({
      status: 'deleted',
      status_before_trash: 'processed',
      deleted_at: t.clock.now(),
    })
    const other = await operator.put('/api/v1/pieces/move', {
      ids: [String(id)],
      status: 'checked',
    })
    expect(other.body.data.failed).toMatchObject([{ error: { code: 'not_allowed_move' } }])
    await operator.put('/api/v1/pieces/move', { ids: [String(id)], status: 'processed' })
    expect(await row(id)).toMatchObject({ status: 'processed', deleted_at: null })
  })
})

describe('statistics', () => {
  it('counts in groups and by day, the empty days too, and sums equal the rows', async () => {
    await piece({ status: 'checked', play: 3, created_at: '2026-11-01T15:59:00Z' })
    await piece({ status: 'checked', play: 4, created_at: '2026-11-01T16:01:00Z' })
    await piece({ status: 'fetched', play: 5, created_at: '2026-11-03T02:00:00Z' })
    await make.content({ business_team_id: stranger.teamId, created_at: '2026-11-02T02:00:00Z' })
    const query = { since: '2026-11-01', until: '2026-11-03' }
    const { data } = (await operator.get('/api/v1/pieces/statistics', query)).body
    expect(data).toEqual({
      totals: { count: 3, play: 12, by_status: { checked: 2, fetched: 1 } },
      series: [
        { date: '2026-11-01', count: 1, play: 3 },
        { date: '2026-11-02', count: 1, play: 4 },
        { date: '2026-11-03', count: 1, play: 5 },
      ],
    })
    const checked = await operator.get('/api/v1/pieces/statistics', {
      ...query,
      'filter[status]': 'checked',
    })
    expect(checked.body.data.totals.count).toBe(2)
  })

  it('refuses a range that ends before it starts or is longer than a year', async () => {
    for (const since of ['2026-11-04', '2024-11-03']) {
      const answer = await operator.get('/api/v1/pieces/statistics', { since, until: '2026-11-03' })
      expect(answer.status).toBe(400)
      expect(answer.body.errors[0]).toMatchObject({
        code: 'invalid_range',
        source: { parameter: 'since' },
      })
    }
  })
})
