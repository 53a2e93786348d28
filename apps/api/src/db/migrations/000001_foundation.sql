-- Teams, people, sessions: who is who, and which rows a transaction may see.
--
-- Three database roles (decision on RLS): the owner runs migrations, omc_app serves requests
-- and is bound by row-level security, omc_jobs serves sign-in, the sweeper and the queue.

create function omc_team_id() returns bigint language sql stable
  return nullif(current_setting('omc.team_id', true), '')::bigint;
create function omc_user_id() returns bigint language sql stable
  return nullif(current_setting('omc.user_id', true), '')::bigint;
create function omc_all_teams() returns boolean language sql stable
  return coalesce(current_setting('omc.all_teams', true) = 'on', false);

-- One rule for every table with a team: the second wall behind the application's own scope.
-- The functions stand in sub-selects, so that a statement asks them once and not for each row.
create procedure omc_protect(tbl regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tbl);
  execute format('alter table %s force row level security', tbl);
  execute format($p$create policy team_rows on %s to omc_app
    using ((select omc_all_teams()) or business_team_id = (select omc_team_id()))
    with check ((select omc_all_teams()) or business_team_id = (select omc_team_id()))$p$, tbl);
  execute format('create policy job_rows on %s to omc_jobs using (true) with check (true)', tbl);
  execute format('create policy owner_rows on %s to current_user using (true) with check (true)', tbl);
end $$;

create table business_teams (
  id bigint generated always as identity primary key,
  name text not null,
  team_key text not null unique,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table business_teams enable row level security;
alter table business_teams force row level security;
create policy own_team on business_teams to omc_app
  using ((select omc_all_teams()) or id = (select omc_team_id()))
  with check ((select omc_all_teams()) or id = (select omc_team_id()));
create policy job_rows on business_teams to omc_jobs using (true) with check (true);
create policy owner_rows on business_teams to current_user using (true) with check (true);

create table users (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  username text not null unique,
  full_name text not null default '',
  phone_number text unique,
  avatar text not null default '',
  password_hash text not null,
  roles text[] not null default '{}',
  full_access boolean not null default false,
  settings jsonb not null default '{}',
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index users_team on users (business_team_id, updated_at desc);
call omc_protect('users');

-- A session lives on the server; its refresh token is derived from (id, refresh_generation).
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users,
  refresh_generation integer not null default 0,
  refreshed_at timestamptz not null default now(),
  access_valid_from timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  user_agent text not null default '',
  remote_address text not null default ''
);
create index sessions_user on sessions (user_id) where ended_at is null;

create table sms_codes (
  id bigint generated always as identity primary key,
  phone_number text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_codes_phone on sms_codes (phone_number, created_at desc);

-- What would have gone to an SMS provider; the development page shows it.
create table sms_outbox (
  id bigint generated always as identity primary key,
  phone_number text not null,
  text text not null,
  created_at timestamptz not null default now()
);

create table cable_tickets (
  ticket_hash bytea primary key,
  user_id bigint not null references users,
  session_id uuid not null references sessions,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table business_categories (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  name text not null,
  parent_id bigint references business_categories,
  level integer not null default 1,
  lft integer not null default 0,
  assign_category_names text[] not null default '{}',
  chuangyi_template_ids text[] not null default '{}',
  assign_topic_names text[] not null default '{}',
  assign_tag_names text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index business_categories_team on business_categories (business_team_id, lft);
call omc_protect('business_categories');

-- readed keeps the specification's spelling. A notice without user_id is for the whole team.
create table system_notices (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  status text not null default 'sent',
  source text not null default 'system',
  readed boolean not null default false,
  title text not null,
  message text not null default '',
  level text not null default 'info',
  action text,
  job_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index system_notices_user on system_notices (business_team_id, user_id, readed, created_at desc);
call omc_protect('system_notices');

create table jobs (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  kind text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  input jsonb not null default '{}',
  done_count integer not null default 0,
  total_count integer,
  error text,
  result jsonb,
  tries integer not null default 0,
  cancel_requested_at timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now()
);
create index jobs_team on jobs (business_team_id, updated_at desc);
create index jobs_due on jobs (created_at) where state in ('queued', 'running');
call omc_protect('jobs');

create table audit_events (
  id bigint generated always as identity primary key,
  business_team_id bigint not null references business_teams,
  user_id bigint references users,
  operation text not null,
  subject_type text not null,
  subject_ids text[] not null default '{}',
  before jsonb,
  after jsonb,
  reason text,
  created_at timestamptz not null default now()
);
create index audit_events_team on audit_events (business_team_id, created_at desc);
call omc_protect('audit_events');

-- An answer kept under the caller's key, so that a write sent twice happens once.
create table idempotency_keys (
  user_id bigint not null references users,
  key text not null,
  operation text not null,
  body_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

grant usage on schema public to omc_app, omc_jobs;
grant select on business_teams, users to omc_app;
grant update on users, business_teams to omc_app;
grant insert on users, business_teams to omc_app;
grant select, insert, update, delete on business_categories, system_notices, jobs to omc_app;
grant select, insert on audit_events to omc_app;
grant select, insert, update on idempotency_keys to omc_app;
grant insert on cable_tickets to omc_app;
grant select, update on sessions to omc_app;
grant select, insert, update, delete on all tables in schema public to omc_jobs;
revoke update, delete on audit_events from omc_jobs;
