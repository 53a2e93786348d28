import { sql } from 'kysely'
import T from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STAMPS } from '../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import { actorOf, type Context } from '../jsonapi/context.ts'
import { Closed } from '../jsonapi/schema.ts'
import { problem, quoted, refusal } from '../kernel/problem.ts'
import { carryContents } from '../resources/carry-contents/carry-contents.resource.ts'
import { defineImporter, importRows } from './index.ts'

const importer = defineImporter({
  row: Closed({
    title: T.String({ minLength: 1, maxLength: 20 }),
    play: T.Optional(T.Integer({ minimum: 0 })),
    images: T.Optional(T.Array(T.String(), { maxItems: 3 })),
  }),
  headers: { title: ['标题', 'name'], play: ['播放量'], images: ['图片'] },
})

let t: TestApp
let operator: Caller
beforeAll(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
})
afterAll(() => t.close())
beforeEach(() => t.rows('delete from carry_contents'))

const { lifeCycle: _, ...withoutLifeCycle } = carryContents

/** Errors that are not the fault of a row. */
const FAULTS: Readonly<Record<string, Error>> = {
  ours: new TypeError('a fault of ours'),
  broken: problem('server_error'),
  busy: problem('busy'),
}

interface Audited {
  changes?: unknown
  subjectIds: readonly unknown[]
}

/** Imports a table the way an action does, with an audit that is only written down. */
async function take(headers: string[], lines: string[][], { mapping = {}, lifeCycle = true } = {}) {
  const audited: Audited[] = []
  const actor = { ...operator, username: 'operator', roles: [], admin: false, allTeams: false }
  const answer = await t.database.asActor(actor, (db) => {
    // Only the parts of a context that an import uses.
    const context = {
      db,
      actor,
      now: t.clock.now(),
      audit: async (entry: Audited) => audited.push(entry),
    } as unknown as Context
    return importRows(context, {
      operation: 'carry_contents.import',
      resource: lifeCycle ? carryContents : withoutLifeCycle,
      importer,
      table: { headers, rows: lines.map((cells, at) => ({ row: at + 2, cells })) },
      mapping,
      async store({ title, play = 0 }) {
        const fault = FAULTS[title]
        if (fault) throw fault
        if (title === '坏日期') await sql`select ${title}::date`.execute(db)
        if (title === '参数')
          throw refusal(quoted('no', 'no'), { status: 400, source: { parameter: 'title' } })
        if (title === '拒绝') throw refusal(quoted('no', 'no'), { source: { pointer: '/title' } })
        const { id } = await db
          .insertInto('carry_contents')
          .values({ business_team_id: actorOf(context).teamId, title, play, ...STAMPS })
          .returning('id')
          .executeTakeFirstOrThrow()
        if (title === '写后拒绝') throw refusal(quoted('late', 'late'), { status: 409 })
        if (title === '旧') return { id, change: { before: { play: 1 }, after: { play } } }
        return { id }
      },
    })
  })
  return { answer, audited }
}
const titles = async () =>
  (await t.rows<{ title: string }>('select title from carry_contents order by id')).map(
    ({ title }) => title,
  )

describe('an import', () => {
  it('takes each row whole or not at all and answers for every one', async () => {
    const { answer, audited } = await take(
      ['标题', '播放量（次）', '备注'],
      [
        ['甲', '1,200', 'x'],
        ['', '1'],
        ['乙', '多'],
        ['写后拒绝'],
        ['拒绝'],
        ['丙', '１２'],
        ['丁', '1', 'x', 'y'],
      ],
    )
    expect(await titles()).toEqual(['甲', '丙'])
    expect(answer).toMatchObject({
      total: 7,
      succeeded: [{ row: 2 }, { row: 7 }],
      ignored_headers: ['备注'],
      undo_id: '1',
    })
    expect(answer.failed.map(({ row, error }) => [row, error.code, error.field])).toEqual([
      [3, 'required', 'title'],
      [4, 'invalid_value', 'play'],
      [5, 'late', null],
      [6, 'no', 'title'],
      [8, 'too_many_cells', null],
    ])
    expect(audited).toHaveLength(1)
    expect(audited[0]).toMatchObject({
      subjectIds: answer.succeeded.map(({ id }) => id),
      changes: [
        {
          before: { status: 'deleted', status_before_trash: 'fetched' },
          after: { deleted_at: null, status: 'fetched', status_before_trash: null },
        },
        { id: answer.succeeded[1]!.id },
      ],
    })
  })

  it.each(Object.keys(FAULTS))('is ended whole by what is no fault of a row: %s', async (title) => {
    await expect(take(['标题'], [['甲'], [title]])).rejects.toBe(FAULTS[title])
    expect(await titles()).toEqual([])
  })

  it('tells what the database refuses of a row, and takes the others', async () => {
    const { answer } = await take(['标题'], [['坏日期'], ['参数'], ['乙']])
    expect(answer.failed.map(({ row, error }) => [row, error.code, error.field])).toEqual([
      [2, 'invalid_date', null],
      [3, 'no', null],
    ])
    expect(await titles()).toEqual(['乙'])
  })

  it('says of a row that was there before what it was, and of a new one that it is gone', async () => {
    const { answer, audited } = await take(['标题', '播放量'], [['旧', '5'], ['新']], {
      lifeCycle: false,
    })
    const [old, made] = answer.succeeded
    expect(audited[0]?.changes).toEqual([
      { id: old?.id, before: { play: 1 }, after: { play: 5 } },
      {
        id: made?.id,
        before: {
          deleted_at: expect.any(String) as unknown,
          updated_at: expect.any(String) as unknown,
        },
        after: { deleted_at: null, updated_at: expect.any(String) as unknown },
      },
    ])
  })

  it('writes no audit row when nothing was taken', async () => {
    const { answer, audited } = await take(['标题'], [['拒绝']])
    expect(answer).toMatchObject({ total: 1, succeeded: [], undo_id: null })
    expect(audited).toEqual([])
  })

  it('finds columns by mapping before names, and refuses a header that is not there', async () => {
    await take(['标题', '短名'], [['长', '短']], { mapping: { title: '短名' } })
    expect(await titles()).toEqual(['短'])
    await expect(take(['短名'], [['短']])).rejects.toMatchObject({
      status: 422,
      code: 'header_missing',
    })
    await expect(take(['标题'], [['短']], { mapping: { title: '没有' } })).rejects.toMatchObject({
      code: 'unknown_header',
      details: [{ source: { pointer: '/data/attributes/mapping/title' } }],
    })
  })
})

it('refuses an importer whose headers stand for two fields', () => {
  const row = Closed({ a: T.String(), b: T.String() })
  expect(() => defineImporter({ row, headers: { a: ['名 称'], b: ['名称'] } })).toThrow('名称')
})
