-- A replica that was promoted begins another timeline, and may lack the last messages of the server
-- before it. Places that consoles remember would then be given out a second time, for others: the
-- history begins anew, and consoles read their screens again.

alter table cable_epoch add column timeline text;
grant update on cable_epoch to omc_jobs;

-- The epoch of the timeline that is being written.
create function cable_epoch_now() returns setof cable_epoch language plpgsql as $$
declare
  v_timeline text := left(pg_walfile_name(pg_current_wal_lsn()), 8);
begin
  update cable_epoch e set timeline = v_timeline,
      epoch = case when e.timeline is null then e.epoch else gen_random_uuid() end,
      began_at = case when e.timeline is null then e.began_at else clock_timestamp() end
    where e.timeline is distinct from v_timeline;
  return query select * from cable_epoch;
end $$;

create or replace function cable_send(p_id text, p_stream text, p_message text, p_keep integer) returns void
language plpgsql as $$
declare
  v_position bigint;
  v_at timestamptz;
  v_epoch uuid;
  v_lost record;
begin
  select epoch into v_epoch from cable_epoch_now();
  insert into cable_streams as s (stream, last_position, last_at)
    values (p_stream, nextval('cable_positions'), clock_timestamp())
    on conflict (stream) do update
      set last_position = nextval('cable_positions'), last_at = clock_timestamp()
    returning last_position, last_at into v_position, v_at;
  insert into cable_messages (position, stream, sent_at, message)
    values (v_position, p_stream, v_at, p_message);
  select position, sent_at into v_lost from cable_messages
    where stream = p_stream order by position desc offset p_keep limit 1;
  if found then
    delete from cable_messages where stream = p_stream and position <= v_lost.position;
    update cable_streams set lost_position = v_lost.position, lost_at = v_lost.sent_at
      where stream = p_stream;
  end if;
  perform pg_notify('omc_cable', format('{"id":%s,"tag":"message","stream":%s,"epoch":"%s","offset":%s,"message":%s}',
    to_json(p_id), to_json(p_stream), v_epoch, v_position, p_message));
end $$;
