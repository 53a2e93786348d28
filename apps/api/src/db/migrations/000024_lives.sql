-- A database that was put back from a backup has forgotten what was sent since. Each time that
-- happens a new life begins: queues wait for a person, and what may have been sent is looked up.
create table lives (
  id bigint generated always as identity primary key,
  token uuid not null unique default gen_random_uuid(),
  cause text not null check (cause in ('created', 'restored', 'copied')),
  began_at timestamptz not null default now()
);
insert into lives (cause) values ('created');
grant select on lives to omc_app, omc_jobs;

create function omc_life() returns bigint language sql stable as 'select max(id) from lives';

-- The life in which a person let the account's queue go on.
alter table studio_accounts add column resumed_life bigint not null default omc_life();

create function omc_content_born(family text, content bigint) returns timestamptz language sql stable as $$
  select case family
    when 'carry' then (select created_at from carry_contents where id = content)
    when 'creator' then (select created_at from creator_contents where id = content)
    when 'studio' then (select created_at from studio_contents where id = content)
    when 'smart' then (select created_at from smart_contents where id = content)
    when 'creative' then (select created_at from creative_contents where id = content)
  end
$$;

-- What an item is, whichever row stands for it: the same content for the same account has the same
-- mark also after the database forgot that it was queued. Made by hand, it is its own.
create function omc_mark(family text, content bigint, platform text, uid text) returns uuid language sql stable as $$
  select case when content is null then gen_random_uuid() else
    overlay(md5(concat_ws('|', family, content::text,
      extract(epoch from omc_content_born(family, content))::text, platform, uid)) placing '4' from 13)::uuid
  end
$$;

-- The life in which it is known that nothing of the item was sent and forgotten.
alter table publish_contents
  add column mark uuid not null default gen_random_uuid(),
  add column verified_life bigint not null default omc_life();
update publish_contents set mark = omc_mark(family, content_id, platform, uid) where content_id is not null;
create index publish_contents_unverified on publish_contents (verified_life)
  where deleted_at is null and status not in ('published', 'refused');

create function omc_know_item() returns trigger language plpgsql as $$
declare began timestamptz; cause text;
begin
  if new.content_id is null then return new; end if;
  new.mark := omc_mark(new.family, new.content_id, new.platform, new.uid);
  select l.began_at, l.cause into began, cause from lives l where l.id = omc_life();
  -- The content is older than this life: it may have been sent in what was forgotten.
  if cause <> 'created' and omc_content_born(new.family, new.content_id) < began then
    new.verified_life := 0;
  end if;
  return new;
end $$;
create trigger know_item before insert on publish_contents for each row execute function omc_know_item();
