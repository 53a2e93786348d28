-- Channels become rows of a list: people who work across teams see and change all of them; nobody
-- adds or removes one by hand.
alter table channels
  add column id bigint generated always as identity unique,
  add column token_set_at timestamptz,
  add column created_at timestamptz not null default '2025-01-01 00:00:00+00',
  add column updated_at timestamptz not null default '2025-01-01 00:00:00+00',
  add column deleted_at timestamptz;
alter table channels alter column created_at drop default, alter column updated_at drop default;
update channels set token_set_at = created_at where token_sealed is not null;

grant update on channels to omc_app;
create policy administered on channels for update to omc_app
  using ((select omc_all_teams())) with check ((select omc_all_teams()));
