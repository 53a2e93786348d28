-- How far a message has come on its way to the provider. The outbox keeps the code sealed, for as
-- long as it must be sent or shown; of an attempt, its key: it is repeated under that key alone.
update sms_outbox set text_sealed = null;
alter table sms_outbox rename column text_sealed to code_sealed;
alter table sms_outbox
  add column state text not null default 'held'
    check (state in ('held', 'queued', 'sent', 'refused', 'unknown')),
  -- What a repetition is known by at the provider.
  add column request_key uuid not null default gen_random_uuid(),
  add column tries integer not null default 0,
  -- Null: nothing is to be done any more.
  add column next_try_at timestamptz,
  -- The provider's number of the message, or its reason.
  add column answer text not null default '',
  add column settled_at timestamptz;
create index sms_outbox_due on sms_outbox (next_try_at) where next_try_at is not null;
