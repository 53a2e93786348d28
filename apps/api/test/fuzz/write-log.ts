import type { TestApp } from '../support.ts'

/** Tells which tables were written, row by row, since it was asked last. */
export interface WriteLog {
  /** Rows written by table; asking empties it. */
  take: () => Promise<ReadonlyMap<string, number>>
}

/** Tables that any request may write: the last use of its session, and its own key. */
const LIVE = ['sessions', 'idempotency_keys', 'fuzz_writes']

/** Puts a trigger on every table of a test database; rows that are only locked do not count. */
export async function createWriteLog(t: TestApp): Promise<WriteLog> {
  const tables = await t.rows<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' order by relname`,
  )
  const triggers = tables
    .filter(({ name }) => !LIVE.includes(name))
    .map(
      ({ name }) => `create trigger fuzz_writes after insert or update or delete on "${name}"
        for each row execute function fuzz_note_write()`,
    )
  await t.rows(`
    create unlogged table fuzz_writes (name text not null);
    create function fuzz_note_write() returns trigger language plpgsql security definer as $$
    begin insert into public.fuzz_writes values (tg_table_name); return null; end $$;
    ${triggers.join(';\n')}`)
  return {
    async take() {
      const rows = await t.rows<{ name: string; n: number }>(
        `with taken as (delete from fuzz_writes returning name)
         select name, count(*)::int as n from taken group by name order by name`,
      )
      return new Map(rows.map(({ name, n }) => [name, n]))
    },
  }
}
