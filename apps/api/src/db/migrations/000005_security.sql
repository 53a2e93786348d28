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
create policy server_key on team_keys for select to omc_app 
  using (business_team_id is null and (select omc_team_id()) is not null);
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
create index audit_events_undo on audit_events ((after ->> 'undo_of')) where operation = 'audit_events.undo';
create index audit_events_operation on audit_events (business_team_id, operation, created_at desc, id desc);
create index audit_events_user on audit_events (user_id, created_at desc);
create index audit_events_subject on audit_events using gin (subject_ids);

-- A number beside the key of a session, for lists: the key itself stays out of answers.
alter table sessions add column number bigint generated always as identity unique;
create view own_sessions with (security_invoker = true) as
  select s.number as id, u.business_team_id, s.user_id, s.id as session_key, s.user_agent, s.remote_address,
    s.created_at, s.last_seen_at, s.expires_at, s.ended_at, s.last_seen_at as updated_at
  from sessions s join users u on u.id = s.user_id;
grant select on own_sessions to omc_app, omc_jobs;
create unique index users_username_lower on users (lower(username));
create index users_roles on users using gin (roles);
create index users_sorted on users (business_team_id, updated_at desc, id desc);

-- A way to an outside provider and back: the state is good once, for one browser.
create table oauth_states (
  state_hash bytea primary key,
  browser_hash bytea not null,
  code_hash bytea unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index oauth_states_age on oauth_states (expires_at);
grant select, insert, update, delete on oauth_states to omc_jobs;

-- Who somebody is with an outside provider.
create table outside_identities (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint not null references users,
  provider text not null,
  outside_id text not null,
  nickname text not null default '',
  created_at timestamptz not null default now(),
  unique (provider, outside_id)
);
call omc_protect('outside_identities');
create index outside_identities_user on outside_identities (user_id);
grant select on outside_identities to omc_app;
grant select, insert, update, delete on outside_identities to omc_jobs;

create table preferences (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint not null unique references users,
  theme jsonb not null default '{}',
  layout jsonb not null default '{}',
  columns jsonb not null default '{}',
  keys jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
call omc_protect('preferences');
grant select, insert, update on preferences to omc_app;
grant select, insert, update, delete on preferences to omc_jobs;

create table views (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  kind text not null check (kind in ('personal', 'team', 'role')),
  role text,
  resource text not null,
  name text not null,
  settings jsonb not null default '{}',
  columns text[] not null default '{}',
  is_default boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint views_owner check ((kind = 'personal') = (user_id is not null)),
  constraint views_role check ((kind = 'role') = (role is not null))
);
call omc_protect('views');
create index views_list on views (business_team_id, resource, position, id);
create index views_updated on views (business_team_id, updated_at desc, id desc);
-- Each list opens with one view at most: of the person, of the role, of the team.
create unique index views_default on views (business_team_id, resource, kind, coalesce(user_id, 0), coalesce(role, ''))
  where is_default and deleted_at is null;
grant select, insert, update on views to omc_app;
grant select, insert, update, delete on views to omc_jobs;
