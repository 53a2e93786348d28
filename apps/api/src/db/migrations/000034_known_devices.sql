-- Browsers in which a person has signed in: what strangers try does not lock them out there. The
-- cookie itself is nowhere in the database, only a keyed hash of it.
create table known_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id, last_used_at desc);

call omc_keep_for_server('known_devices');
grant select, insert, update, delete on known_devices to omc_jobs;
-- Forgotten with the password that is changed: the own ones, and those of whose password it is.
grant select (user_id, token_hash), delete on known_devices to omc_app;
create policy forgotten on known_devices for delete to omc_app
  using (user_id = (select omc_user_id()) or user_id in (select u.id from users u));
create policy found_to_forget on known_devices for select to omc_app
  using (user_id = (select omc_user_id()) or user_id in (select u.id from users u));
