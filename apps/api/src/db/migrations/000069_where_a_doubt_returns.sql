-- A doubt of a restore is looked up by all posts of its account, whatever its reason says by now.
alter table publish_attempts add column after_restore boolean not null default false;
update publish_attempts set after_restore = true
  where code = 'restored' and state in ('unknown', 'needs_human');

-- The state of its item before the doubt, if a person had chosen it: it returns there.
alter table publish_attempts add column back_to text check (back_to = 'paused');
