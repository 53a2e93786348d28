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
