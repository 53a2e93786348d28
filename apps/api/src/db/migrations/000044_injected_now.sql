-- Statements of an actor go by the clock of the server that asks, which binds it to each transaction
-- beside the person. A transaction that says nothing has no time: it compares with null, and what is
-- allowed for a time is not allowed.
create function omc_now() returns timestamptz language sql stable
  return nullif(current_setting('omc.now', true), '')::timestamptz;

create or replace function omc_decided(subject text) returns bigint[] language sql stable
  return array(select s.id::bigint from audit_events e, unnest(e.subject_ids) as s(id)
    where omc_reaches('decided') and e.user_id = omc_user_id() and e.created_at > omc_now() - interval '1 day'
      and e.subject_type = subject and e.changes -> 0 -> 'before' ? 'status');
