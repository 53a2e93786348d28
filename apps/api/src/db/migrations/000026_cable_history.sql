-- The last messages of the cable, so that every replica can replay what a console missed, and the
-- next start of a server can, too. Short-lived: a hundred of each stream, five minutes of them.

create table cable_epoch (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  began_at timestamptz not null default now()
);
insert into cable_epoch default values;

-- Positions count over all streams; a stream's own are in the order of its commits (cable_send).
create sequence cable_positions;

create table cable_streams (
  stream text primary key,
  last_position bigint not null,
  last_at timestamptz not null,
  -- The newest message that is no longer kept.
  lost_position bigint not null default 0,
  lost_at timestamptz
);
create index cable_streams_by_last_at on cable_streams (last_at);

create table cable_messages (
  position bigint primary key,
  stream text not null,
  sent_at timestamptz not null,
  message text not null
);
create index cable_messages_by_stream on cable_messages (stream, position);
create index cable_messages_by_sent_at on cable_messages (sent_at);

-- Keeps a message and tells every replica of it. The row of the stream is held until the commit, so
-- that positions of a stream are given out, committed and heard in one order.
create function cable_send(p_id text, p_stream text, p_message text, p_keep integer) returns void
language plpgsql as $$
declare
  v_position bigint;
  v_at timestamptz;
  v_epoch uuid;
  v_lost record;
begin
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
  select epoch into v_epoch from cable_epoch;
  perform pg_notify('omc_cable', format('{"id":%s,"tag":"message","stream":%s,"epoch":"%s","offset":%s,"message":%s}',
    to_json(p_id), to_json(p_stream), v_epoch, v_position, p_message));
end $$;

-- Forgets what is older, stream by stream; one that is being sent to has its turn the next time.
create function cable_forget(p_keep interval) returns void language plpgsql as $$
declare
  v_stream text;
  v_lost record;
begin
  for v_stream in select stream from cable_streams s
    where exists (select from cable_messages m where m.stream = s.stream and m.sent_at <= now() - p_keep)
    for update skip locked
  loop
    select position, sent_at into v_lost from cable_messages
      where stream = v_stream and sent_at <= now() - p_keep order by position desc limit 1;
    continue when not found;
    delete from cable_messages where stream = v_stream and position <= v_lost.position;
    update cable_streams set lost_position = v_lost.position, lost_at = v_lost.sent_at
      where stream = v_stream;
  end loop;
  delete from cable_streams where last_at < now() - interval '1 day';
end $$;

grant select on cable_epoch to omc_jobs;
grant select, insert, update, delete on cable_streams, cable_messages to omc_jobs;
grant usage on sequence cable_positions to omc_jobs;
