-- Row-level security for what has no team: sessions, answers kept under keys, tickets, codes,
-- states, marks and seals. Nothing is let through but what a serving role needs. The text of a
-- message is kept sealed, and only until its code is used or old.

-- A table of the server's own: the role that serves requests sees and writes nothing of it, unless
-- a policy of its own says so.
create procedure omc_keep_for_server(tbl regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tbl);
  execute format('alter table %s force row level security', tbl);
  execute format('create policy job_rows on %s to omc_jobs using (true) with check (true)', tbl);
  execute format('create policy owner_rows on %s to current_user using (true) with check (true)', tbl);
end $$;

call omc_keep_for_server('sms_codes');
call omc_keep_for_server('sms_outbox');
call omc_keep_for_server('oauth_states');
call omc_keep_for_server('audit_unsealed');
call omc_keep_for_server('audit_seals');
call omc_keep_for_server('schedules');

-- People and their sessions: of the own team. Who may end the session of another is asked by rank.
call omc_keep_for_server('sessions');
create policy own_session on sessions for select to omc_app
  using (user_id = (select omc_user_id()) or user_id in (select u.id from users u));
create policy end_session on sessions for update to omc_app
  using (user_id = (select omc_user_id()) or user_id in (select u.id from users u))
  with check (user_id = (select omc_user_id()) or user_id in (select u.id from users u));

call omc_keep_for_server('idempotency_keys');
create policy own_keys on idempotency_keys to omc_app
  using (user_id = (select omc_user_id())) with check (user_id = (select omc_user_id()));

-- A ticket is made by a person for their own session, and read by the server alone.
call omc_keep_for_server('cable_tickets');
create policy own_ticket on cable_tickets for insert to omc_app
  with check (user_id = (select omc_user_id()) and session_id::text = current_setting('omc.session_id', true));

-- Marks hold keyed hashes of what was tried, by whom is not in them: a bound transaction may count.
call omc_keep_for_server('rate_marks');
create policy counted on rate_marks to omc_app
  using ((select omc_user_id()) is not null) with check ((select omc_user_id()) is not null);

-- What every team shares; a bound transaction may read it.
call omc_keep_for_server('channels');
create policy shared on channels for select to omc_app using ((select omc_user_id()) is not null);
call omc_keep_for_server('channel_rule_defaults');
create policy shared on channel_rule_defaults for select to omc_app using ((select omc_user_id()) is not null);
call omc_keep_for_server('banned_word_defaults');
create policy shared on banned_word_defaults for select to omc_app using ((select omc_user_id()) is not null);

-- Whose turn it is to migrate is the owner's alone.
do $$
declare tbl text;
begin
  for tbl in select c.oid::regclass from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname like 'kysely\_%'
  loop
    execute format('revoke all on %s from omc_app, omc_jobs', tbl);
  end loop;
end $$;

-- Texts in clear go with the column. Null is wiped.
delete from sms_outbox;
alter table sms_outbox drop column text, add column text_sealed bytea;
create index sms_outbox_phone on sms_outbox (phone_number) where text_sealed is not null;
