import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { plantProject } from './project.mjs'
import { sqlTime } from './sql-time.mjs'

const TABLES = `create table notes (
  id bigint primary key,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
`
const HOME = 'apps/api/src/db/migrations'
const problemsOf = (text, path = 'apps/api/src/a/x.ts', allowed = {}) =>
  sqlTime(plantProject({ [`${HOME}/000001_a.sql`]: TABLES, [path]: text }), allowed)

describe('the time of SQL', () => {
  it('refuses each way to ask the database for the time', () => {
    for (const text of [
      'const a = sql`select from t where due_at <= now()`',
      'const a = sql`select from t where due_at <= ${x} or due_at > NOW ( )`',
      `const a = 'update t set at = clock_timestamp()'`,
      'const a = `t.day = current_date`',
      'const a = sql`select localtimestamp`',
      `const a = "select 'now'::timestamptz"`,
    ])
      assert.equal(problemsOf(text).length, 1, text)
    assert.deepEqual(problemsOf('const a = sql`\n  select now()`'), [
      'apps/api/src/a/x.ts:2: now(): give the time in',
    ])
  })

  it('refuses a write that leaves its date to the table', () => {
    const insert = (columns) => `const a = sql\`insert into notes (${columns}) values (1)\``
    assert.deepEqual(problemsOf(insert('id, read_at')), [
      'apps/api/src/a/x.ts:1: insert into notes: say its created_at',
    ])
    assert.deepEqual(problemsOf(insert('id, created_at')), [])
    assert.deepEqual(problemsOf(insert('${names}')), [])
  })

  it('refuses dates that new migrations fill in, and leaves the landed ones', () => {
    const [, ...none] = problemsOf(TABLES, `${HOME}/000044_b.sql`)
    assert.deepEqual(none, [])
    assert.deepEqual(problemsOf(TABLES, `${HOME}/000044_b.sql`), [
      `${HOME}/000044_b.sql:3: now(): give the time in`,
    ])
    assert.deepEqual(problemsOf('-- now()\n', `${HOME}/000044_b.sql`), [])
  })

  it('lets the injected clock through, and refuses an exception that is not needed', () => {
    for (const text of [
      'const at = services.now()',
      'const a = sql`select from t where due_at <= omc_now()`',
      'const a = sql`select from t where due_at <= ${now()}`',
      '// now()',
    ])
      assert.deepEqual(problemsOf(text), [], text)
    const text = 'const a = sql`select now()`'
    for (const path of ['apps/api/src/x.test.ts', 'apps/console/src/x.ts'])
      assert.deepEqual(problemsOf(text, path), [], path)
    const allowed = { 'apps/api/src/a/x.ts': 'a reason' }
    assert.deepEqual(problemsOf(text, 'apps/api/src/a/x.ts', allowed), [])
    assert.match(problemsOf('go()', 'apps/api/src/a/x.ts', allowed)[0], /but does not/)
  })
})
