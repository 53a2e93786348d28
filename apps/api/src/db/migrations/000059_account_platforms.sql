-- Attempts, events and commands stand at the channel of their account, so that the lists of one
-- group of channels find their own. An account never changes its channel.
alter table publish_attempts add column platform text not null default '';
alter table publish_events add column platform text not null default '';
alter table commands add column platform text not null default '';
update publish_attempts t set platform = a.platform from studio_accounts a where a.id = t.studio_account_id;
update publish_events t set platform = a.platform from studio_accounts a where a.id = t.studio_account_id;
update commands t set platform = a.platform from studio_accounts a where a.id = t.studio_account_id;

-- Runs with the owner's rights: who writes the row need not see the account.
create function omc_platform_of_account() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  new.platform := coalesce((select a.platform from studio_accounts a where a.id = new.studio_account_id), '');
  return new;
end $$;
create trigger publish_attempts_platform before insert on publish_attempts
  for each row execute function omc_platform_of_account();
create trigger publish_events_platform before insert on publish_events
  for each row execute function omc_platform_of_account();
create trigger commands_platform before insert on commands
  for each row execute function omc_platform_of_account();

drop index commands_narrowed;
call omc_list('publish_attempts', 'updated_at, id', '{state, platform}', '{}', '{}', '{attempt_key, publish_content_id, studio_account_id}');
call omc_list('publish_events', 'id', '{platform, kind}', '{created_at}', '{}', '{attempt_id, publish_content_id, studio_account_id}');
call omc_list('commands', 'id', '{command, platform, phase}', '{}', '{}', '{uid}');
