-- The feed of publish events: ids are given when a row is written, and rows are seen when their
-- transaction ends, so a reader that follows the ids could pass one that is still to come. Each
-- transaction that writes events holds a shared lock from before its first id to its end; the lock
-- names the last id that was given before. Below the lowest such id nothing can appear any more.
create function omc_last_publish_event() returns bigint
language sql volatile security definer set search_path = public as $$
  select case when is_called then last_value else last_value - 1 end from publish_events_id_seq
$$;
revoke execute on function omc_last_publish_event() from public;

create function omc_hold_publish_feed() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  -- One lock for each transaction: a long one would else fill the table of locks.
  if coalesce(current_setting('omc.holds_publish_feed', true), '') <> 'on' then
    perform pg_advisory_xact_lock_shared((720393::bigint << 40) | omc_last_publish_event());
    perform set_config('omc.holds_publish_feed', 'on', true);
  end if;
  return null;
end $$;
create trigger publish_events_hold_feed before insert on publish_events for each statement
  execute function omc_hold_publish_feed();

-- The last id of the feed that is settled. To be asked in a statement of its own, before the rows:
-- a transaction without a lock at that moment has ended, or gets a higher id.
create function omc_publish_feed_horizon() returns bigint
language plpgsql volatile security definer set search_path = public as $$
declare
  given bigint := omc_last_publish_event();
  held bigint;
begin
  select min(((classid::bigint << 32) | objid::bigint) & ((1::bigint << 40) - 1)) into held from pg_locks
  where locktype = 'advisory' and objsubid = 1 and classid::bigint >> 8 = 720393
    and database = (select oid from pg_database where datname = current_database());
  return least(given, held);
end $$;
revoke execute on function omc_publish_feed_horizon() from public;
grant execute on function omc_publish_feed_horizon() to omc_app, omc_jobs;
