-- How fast a piece grows: plays an hour between two readings of its figures, an hour apart at least.
alter table carry_contents add column play_gain integer not null default 0;
create index carry_contents_by_play_gain on carry_contents (business_team_id, play_gain, id) where deleted_at is null;
-- The reading that the next ones are compared with.
alter table carry_contents add column play_base integer, add column play_base_at timestamptz;

create function omc_play_read() returns trigger language plpgsql as $$
declare
  hours double precision := extract(epoch from new.aweme_at - new.play_base_at) / 3600;
begin
  if new.play_base_at is null then
    new.play_base := new.play;
    new.play_base_at := new.aweme_at;
  elsif hours >= 1 then
    -- Figures may be corrected downwards; that is no growth.
    new.play_gain := greatest(0, round((new.play - new.play_base) / hours));
    new.play_base := new.play;
    new.play_base_at := new.aweme_at;
  end if;
  return new;
end $$;
create trigger carry_contents_read before update on carry_contents for each row
  when (new.aweme_at is distinct from old.aweme_at) execute function omc_play_read();
create trigger carry_contents_first_read before insert on carry_contents for each row
  when (new.aweme_at is not null) execute function omc_play_read();
