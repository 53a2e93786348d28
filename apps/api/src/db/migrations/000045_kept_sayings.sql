-- What the server says to people is kept as a code of the catalogue and its parameters beside the text,
-- which is Chinese: an answer speaks it in the language of its reader. Rows without a code are
-- answered as their text stands.
alter table system_notices
  add column title_code text,
  add column title_params jsonb,
  add column message_code text,
  add column message_params jsonb;
alter table jobs
  add column error_code text,
  add column error_params jsonb;
