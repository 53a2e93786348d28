import { sql } from 'kysely'

/** Columns that say whether a plan runs, and when. */
const DECIDING = ['next_run_at', 'enabled', 'deleted_at'].map((column) => sql.lit(column))

/**
 * When the last undo or restore after `next_run_at` made a plan `p` due again with a time that had
 * already passed; null when none did. An undo of anything else, as of a new name, brings nothing back.
 */
export const CAME_BACK_LATE_AT = sql<Date | null>`(select max(e.created_at) from audit_events e
  where e.subject_type = 'plans' and e.subject_ids @> array[p.id::text] and e.created_at > p.next_run_at
    and (e.operation = 'plans.restore' or e.operation = 'audit_events.undo' and exists (
      select from jsonb_array_elements(e.changes) as c, unnest(array[${sql.join(DECIDING)}]) as k
      where c ->> 'id' = p.id::text and c -> 'before' -> k is distinct from c -> 'after' -> k)))`
