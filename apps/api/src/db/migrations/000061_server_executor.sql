-- The server may publish for an account through the gateway of its channel, under the same lease as a
-- browser: with one device row of its own for each account, which is no person's.
alter table studio_accounts add column publish_by text not null default 'browser'
  check (publish_by in ('browser', 'server'));
create index studio_accounts_by_server on studio_accounts (id) where publish_by = 'server' and deleted_at is null;

alter table devices add column kind text not null default 'browser' check (kind in ('browser', 'server'));
alter table devices alter column user_id drop not null;
alter table devices add constraint devices_person check (kind = 'server' or user_id is not null);
create unique index devices_server on devices (studio_account_id) where kind = 'server';
