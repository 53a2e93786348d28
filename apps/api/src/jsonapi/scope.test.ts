import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import type { Actor } from '../kernel/actor.ts'
import { ownOrAssigned, ownOrReview } from './review-scope.ts'
import {
  addressedTo,
  ofOwnAccounts,
  ownOrOfOwnAccounts,
  ownOrTeam,
  ownTeam,
  selfTeam,
  type Scope,
} from './scope.ts'

// Scopes over inline rows, without row-level security.
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ data: 'nothing' })
})
afterAll(() => t.close())

const ACTOR = { userId: 1, teamId: 10, sessionId: '', username: '', admin: false } as const
const own: Actor = { ...ACTOR, roles: ['svip'] }
const lead: Actor = { ...ACTOR, roles: ['manager'] }
const across: Actor = { ...ACTOR, roles: ['site_admin'] }

/** The names of the rows that a scope leaves of those of `tables`, which ends with `t`. */
async function seen(tables: RawBuilder<unknown>, scope: Scope, actor: Actor): Promise<string[]> {
  const { rows } = await t.database.asServer(async (db) => {
    await sql`select set_config('omc.now', ${t.clock.now().toISOString()}, true)`.execute(db)
    return sql<{ name: string }>`with ${tables} select t.name from t where ${scope(actor)}`.execute(
      db,
    )
  })
  return rows.map(({ name }) => name)
}

describe('what a person sees', () => {
  const ROWS = sql`
    studio_accounts (id, user_id) as (values (1, 1), (2, 2), (3, null)),
    t (name, id, business_team_id, user_id, studio_account_id) as (values
      ('mine', 10, 10, 1, 2),
      ('of nobody', 11, 10, null, 2),
      ('of a colleague', 12, 10, 2, 2),
      ('on my account', 13, 10, 2, 1),
      ('on a free account', 14, 10, 2, 3),
      ('of another team', 20, 20, 1, 1))`
  const TEAM = ['mine', 'of nobody', 'of a colleague', 'on my account', 'on a free account']
  const ALL = [...TEAM, 'of another team']

  it.each<[string, Scope, { own: string[]; lead: string[]; across: string[] }]>([
    ['ownTeam', ownTeam, { own: TEAM, lead: TEAM, across: ALL }],
    ['ownOrTeam', ownOrTeam, { own: ['mine', 'of nobody'], lead: TEAM, across: ALL }],
    [
      'ofOwnAccounts',
      ofOwnAccounts,
      { own: ['on my account', 'on a free account'], lead: TEAM, across: ALL },
    ],
    [
      'ownOrOfOwnAccounts',
      ownOrOfOwnAccounts,
      { own: ['mine', 'on my account', 'on a free account'], lead: TEAM, across: ALL },
    ],
    [
      'addressedTo',
      addressedTo,
      { own: ['mine', 'of nobody'], lead: ['mine', 'of nobody'], across: ['mine', 'of nobody'] },
    ],
    ['selfTeam', selfTeam, { own: ['mine'], lead: ['mine'], across: ALL }],
  ])('by %s', async (_name, scope, wanted) => {
    expect({
      own: await seen(ROWS, scope, own),
      lead: await seen(ROWS, scope, lead),
      across: await seen(ROWS, scope, across),
    }).toEqual(wanted)
  })

  it('of tasks: the team’s when they assign them', async () => {
    const assigns = (actor: Actor): Actor => ({ ...actor, reaches: ['tasks'] })
    expect(await seen(ROWS, ownOrAssigned, own)).toEqual(['mine', 'of nobody'])
    expect(await seen(ROWS, ownOrAssigned, { ...own, reaches: ['contents'] })).toEqual([
      'mine',
      'of nobody',
    ])
    expect(await seen(ROWS, ownOrAssigned, assigns(own))).toEqual(TEAM)
    expect(await seen(ROWS, ownOrAssigned, assigns(across))).toEqual(ALL)
  })
})

describe('what a review screen hands out', () => {
  const ROWS = sql`
    audit_events (user_id, created_at, subject_type, subject_ids, changes) as (values
      (1, now(), 'carry_contents', array['5'], '[{"before": {"status": "processed"}}]'::jsonb)),
    t (name, id, business_team_id, user_id, status, content_type, channel) as (values
      ('mine', 1, 10, 1, 'checked', 'video', 'wetao'),
      ('video', 2, 10, 2, 'processed', 'video', 'wetao'),
      ('image', 3, 10, 2, 'fetched', 'image', 'wetao'),
      ('jd', 4, 10, 2, 'processed', 'video', 'jd'),
      ('decided', 5, 10, 2, 'checked', 'image', 'jd'),
      ('checked', 6, 10, 2, 'checked', 'image', 'jd'),
      ('of another team', 7, 20, 2, 'processed', 'image', 'jd'))`
  const contents = ownOrReview('carry_contents')

  it.each<[Actor['reaches'], string[]]>([
    [undefined, []],
    [[], []],
    [['contents'], ['video', 'image', 'jd']],
    [['image-contents'], ['image']],
    [['jingdong-contents'], ['jd']],
    [
      ['image-contents', 'jingdong-contents'],
      ['image', 'jd'],
    ],
    [['decided'], ['decided']],
    [
      ['jingdong-contents', 'decided'],
      ['jd', 'decided'],
    ],
    // Reaches of other screens.
    [['materials', 'tasks'], []],
  ])('of contents, by %j', async (reaches, handed) => {
    const actor: Actor = reaches ? { ...own, reaches } : own
    expect(await seen(ROWS, contents, actor)).toEqual(['mine', ...handed])
  })

  it('keeps nothing from those who see more', async () => {
    const reaches = ['image-contents'] as const
    expect(await seen(ROWS, contents, { ...lead, reaches })).toHaveLength(6)
    expect(await seen(ROWS, contents, { ...across, reaches })).toHaveLength(7)
  })
})
