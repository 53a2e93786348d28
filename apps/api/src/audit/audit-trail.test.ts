import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import { openTestPool } from '../../test/template-db.ts'
import { createSealer, type Sealer } from './create-sealer.ts'
import type { Head } from './heads.ts'

let t: TestApp
let sealer: Sealer
let broken: { chain: string; head: Head }[]
let chains: number
beforeEach(async () => {
  t = await createTestApp()
  broken = []
  chains = 0
  sealer = createSealer({
    database: t.database,
    heads: t.auditHeads,
    now: t.clock.now,
    newChain: () => `chain-${(chains += 1)}`,
    onBroken: (chain, head) => broken.push({ chain, head }),
  })
})
afterEach(() => t.close())

/** Rows with every column filled, as many as asked for. */
const write = (count: number) =>
  t.rows(
    `insert into audit_events (business_team_id, user_id, operation, subject_type, subject_ids, before, after, changes, reason, created_at)
     select u.business_team_id, u.id, 'carry_contents.update', 'carry_contents', array['1', '2'], '{"title": "old"}', '{"title": "new"}',
       '[{"id": "1", "before": {"title": "old"}, "after": {"title": "new"}}]', 'because', now() - interval '1 minute' + i * interval '1 second'
     from generate_series(1, ${count}) i, (select id, business_team_id from users order by id limit 1) u`,
  )
const ids = async () =>
  (await t.rows<{ id: number }>('select id from audit_events order by id')).map(({ id }) => id)
const verify = () => t.services.auditTrail.verify()
/** Changes by an attacker with the owner's rights, and how to revert them. */
const tampered = async (statement: string, undo: string) => {
  await t.rows(statement)
  const found = await verify()
  await t.rows(undo)
  return found
}

describe('the seal', () => {
  it('chains what was written, in one chain, and keeps its head outside the database', async () => {
    await write(5)
    expect(await sealer.seal()).toBe(5)
    expect(await sealer.seal()).toBe(0)
    await write(2)
    await sealer.seal()
    const seals = await t.rows<{ chain: string; sequence: number; hash: Buffer }>(
      'select chain, sequence, hash from audit_seals order by sequence',
    )
    expect(seals.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(new Set(seals.map(({ chain }) => chain))).toEqual(new Set(['chain-1']))
    const head = { sequence: 7, hash: seals.at(-1)!.hash.toString('hex') }
    expect((await t.auditHeads.read())!.chains['chain-1']).toMatchObject(head)
    expect(await verify()).toMatchObject({ ok: true, checked: 7, complete: true, breaks: [], head })
    expect(await t.rows('select * from audit_unsealed')).toEqual([])
  })

  it('takes a row that was committed after a later one', async () => {
    const early = await t.database.asServer(async (db) => {
      await db
        .insertInto('audit_events')
        .values({
          business_team_id: (await t.as('manager')).teamId,
          operation: 'slow.write',
          subject_type: 'x',
          subject_ids: [],
          user_id: null,
          reason: null,
          created_at: t.clock.now(),
        })
        .execute()
      // Another write gets through, and is sealed, while this one is still open.
      await write(1)
      return sealer.seal()
    })
    expect(early).toBe(1)
    expect(await sealer.seal()).toBe(1)
    expect(await verify()).toMatchObject({ ok: true, checked: 2 })
  })

  it('of two servers goes into a chain each, and no row into both', async () => {
    await write(40)
    const other = createSealer({
      database: t.database,
      heads: otherHeads(),
      now: t.clock.now,
      newChain: () => 'other',
    })
    const counts = await Promise.all([sealer.seal(), other.seal(), sealer.seal(), other.seal()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(40)
    expect(await verify()).toMatchObject({ ok: true, checked: 40 })
  })

  it('cannot be written, read or taken away by the role that serves requests', async () => {
    await write(1)
    await sealer.seal()
    const app = openTestPool(t.testDatabase.appUrl, 1)
    const jobs = openTestPool(t.testDatabase.jobsUrl, 1)
    for (const statement of [
      'select * from audit_seals',
      'delete from audit_seals',
      'delete from audit_unsealed',
      `update audit_events set reason = 'x'`,
      'delete from audit_events',
      'truncate audit_events',
    ])
      await expect(app.query(statement)).rejects.toThrow('permission denied')
    for (const statement of [
      `update audit_seals set hash = ''`,
      'delete from audit_seals',
      `update audit_events set reason = 'x'`,
      'delete from audit_events',
    ])
      await expect(jobs.query(statement)).rejects.toThrow('permission denied')
    await app.end()
    await jobs.end()
  })
})

describe('verify', () => {
  it('names the row in which one character of any column was changed (T19)', async () => {
    await write(4)
    await sealer.seal()
    const [, second] = await ids()
    const [other] = await t.rows<{ id: number; user_id: number }>(
      `select t.id, u.id as user_id from business_teams t join users u on u.business_team_id = t.id where u.username = 'operator2'`,
    )
    const changes: Record<string, string> = {
      business_team_id: String(other!.id),
      user_id: String(other!.user_id),
      operation: `'carry_contents.updatf'`,
      subject_type: `'carry_contentt'`,
      subject_ids: `array['1', '3']`,
      before: `'{"title": "ole"}'`,
      after: `'{"title": "nev"}'`,
      changes: `'[{"id": "2", "before": {"title": "old"}, "after": {"title": "new"}}]'`,
      reason: `'becausf'`,
      created_at: `created_at + interval '1 microsecond'`,
    }
    const columns = await t.rows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'audit_events' and column_name <> 'id'`,
    )
    expect(Object.keys(changes).sort()).toEqual(columns.map(({ name }) => name).sort())
    for (const [column, value] of Object.entries(changes)) {
      await t.rows('create table kept as select * from audit_events')
      const found = await tampered(
        `update audit_events set "${column}" = ${value} where id = ${second}`,
        `update audit_events e set "${column}" = k."${column}" from kept k where k.id = e.id`,
      )
      await t.rows('drop table kept')
      expect([column, found.ok]).toEqual([column, false])
      expect(found.breaks).toEqual([
        { auditEventId: second, chain: 'chain-1', sequence: 2, what: 'changed' },
      ])
    }
    expect((await verify()).ok).toBe(true)
    const emptied = await tampered(
      `update audit_events set reason = null where id = ${second}`,
      `update audit_events set reason = 'because' where id = ${second}`,
    )
    expect(emptied.breaks[0]).toMatchObject({ auditEventId: second })
  })

  it('names a deleted row, and one that took another number', async () => {
    await write(3)
    await sealer.seal()
    const [, second] = await ids()
    await t.rows(`delete from audit_events where id = ${second}`)
    expect((await verify()).breaks).toEqual([
      { auditEventId: second, chain: 'chain-1', sequence: 2, what: 'deleted' },
    ])
  })

  it('names the seal that was changed, or the row whose seal is gone', async () => {
    await write(3)
    await sealer.seal()
    const [, second, third] = await ids()
    const flip = `set_byte(hash, 0, get_byte(hash, 0) # 1)`
    const hash = await tampered(
      `update audit_seals set hash = ${flip} where audit_event_id = ${second}`,
      `update audit_seals set hash = ${flip} where audit_event_id = ${second}`,
    )
    expect(hash.breaks[0]).toMatchObject({ auditEventId: second, what: 'changed' })
    const later = `sealed_at + interval '1 microsecond'`
    const at = await tampered(
      `update audit_seals set sealed_at = ${later} where audit_event_id = ${second}`,
      `update audit_seals set sealed_at = sealed_at - interval '1 microsecond' where audit_event_id = ${second}`,
    )
    expect(at.breaks[0]).toMatchObject({ auditEventId: second })
    const previous = flip.replaceAll('hash', 'previous_hash')
    const link = await tampered(
      `update audit_seals set previous_hash = ${previous} where audit_event_id = ${third}`,
      `update audit_seals set previous_hash = ${previous} where audit_event_id = ${third}`,
    )
    expect(link.breaks[0]).toMatchObject({ auditEventId: third, what: 'seal-changed' })
    expect((await verify()).ok).toBe(true)
    await t.rows(`delete from audit_seals where audit_event_id = ${second}`)
    const gone = await verify()
    expect(gone.breaks.map(({ what }) => what)).toEqual(['seal-deleted', 'unsealed'])
    expect(gone.breaks[1]).toMatchObject({ auditEventId: second })
  })

  it('finds a tail that was cut off with its seals, by the head kept outside (T19)', async () => {
    await write(5)
    await sealer.seal()
    const all = await ids()
    await t.rows(`delete from audit_seals where audit_event_id > ${all[2]}`)
    await t.rows(`delete from audit_events where id > ${all[2]}`)
    expect((await verify()).breaks).toEqual([
      { auditEventId: all[2], chain: 'chain-1', sequence: 5, what: 'truncated' },
    ])
    // New rows do not cover it: they go into another chain, and the old head stays.
    t.clock.advance(1000)
    await write(3)
    await sealer.seal()
    expect(broken).toMatchObject([{ chain: 'chain-1', head: { sequence: 5 } }])
    const after = await verify()
    expect(after.breaks).toMatchObject([{ chain: 'chain-1', what: 'truncated' }])
    expect(after.head).toMatchObject({ chain: 'chain-2', sequence: 3 })
    expect(await sealer.seal()).toBe(0)
  })

  it('finds a history that was rewritten, all hashes fitting, by the head kept outside', async () => {
    await write(3)
    await sealer.seal()
    const heads = (await t.auditHeads.read())!
    await t.rows(`update audit_events set reason = 'nothing happened'`)
    await t.rows('delete from audit_seals')
    await t.rows('insert into audit_unsealed select id from audit_events')
    const forger = createSealer({
      database: t.database,
      heads: otherHeads(),
      now: t.clock.now,
      newChain: () => 'chain-1',
    })
    await forger.seal()
    await t.auditHeads.write(heads)
    expect((await verify()).breaks).toMatchObject([{ sequence: 3, what: 'seal-changed' }])
  })

  it('finds rows that were kept from the seal', async () => {
    await write(2)
    const [first] = await ids()
    await t.rows(`delete from audit_unsealed where audit_event_id = ${first}`)
    await sealer.seal()
    expect((await verify()).breaks).toMatchObject([{ auditEventId: first, what: 'unsealed' }])
  })

  it('looks at the newest part only when asked, and says so', async () => {
    await write(10)
    await sealer.seal()
    const [first] = await ids()
    await t.rows(`update audit_events set reason = 'x' where id = ${first}`)
    const part = await t.services.auditTrail.verify({ newest: 4 })
    expect(part).toMatchObject({ ok: true, checked: 4, complete: false })
    expect(await verify()).toMatchObject({ ok: false, checked: 10, complete: true })
  })
})

function otherHeads() {
  let kept: Awaited<ReturnType<typeof t.auditHeads.read>>
  return {
    read: async () => kept,
    write: async (heads: NonNullable<typeof kept>) => void (kept = heads),
  }
}
