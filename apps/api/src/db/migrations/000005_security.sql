-- Keys of secrets at rest, the seal of the audit trail, outside sign-ins, preferences and views.

-- A data key for each team (none: the server's own secrets), wrapped by a key that is not in the
-- database. The newest one seals; each opens what it sealed.
create table team_keys (
  id bigint generated always as identity primary key,
  business_team_id bigint references business_teams,
  generation integer not null default 1,
  wrapped bytea not null,
  wrapped_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (business_team_id, generation)
);
call omc_protect('team_keys');
-- A channel's token is asked for by every team and belongs to none.
create policy server_key on team_keys for select to omc_app using (business_team_id is null);
grant select, insert on team_keys to omc_app;
grant select, insert, update on team_keys to omc_jobs;

-- The seal of the audit trail. A row waits in audit_unsealed from the write itself until a sealer
-- takes it; what it then writes is out of reach of the role that serves requests. The seal keeps
-- no foreign key: it has to outlive a row that somebody deletes.
create table audit_unsealed (audit_event_id bigint primary key);
create table audit_seals (
  chain text not null,
  sequence bigint not null,
  audit_event_id bigint not null unique,
  previous_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null,
  primary key (chain, sequence)
);
create function omc_await_seal() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into audit_unsealed (audit_event_id) values (new.id);
  return null;
end $$;
create trigger audit_events_await_seal after insert on audit_events
  for each row execute function omc_await_seal();
insert into audit_unsealed (audit_event_id) select id from audit_events;
-- update: only for the lock that keeps two sealers from one row.
grant select, update, delete on audit_unsealed to omc_jobs;
grant select, insert on audit_seals to omc_jobs;
