-- Whether the content behind an item of the queue was trashed or rejected meanwhile. Asked as the
-- owner: a content that the executor's person does not see may be withdrawn all the same. One table
-- is read, where a condition over all families cost each sending the start of five.
create function omc_is_withdrawn(of_family text, content bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  case of_family
    when 'carry' then
      return exists (select 1 from carry_contents c where c.id = content and (c.deleted_at is not null or c.status in ('deleted', 'rejected')));
    when 'creator' then
      return exists (select 1 from creator_contents c where c.id = content and (c.deleted_at is not null or c.status in ('deleted', 'rejected')));
    when 'studio' then
      return exists (select 1 from studio_contents c where c.id = content and (c.deleted_at is not null or c.status in ('deleted', 'rejected')));
    when 'smart' then
      return exists (select 1 from smart_contents c where c.id = content and (c.deleted_at is not null or c.status in ('deleted', 'rejected')));
    when 'creative' then
      return exists (select 1 from creative_contents c where c.id = content and (c.deleted_at is not null or c.status in ('deleted', 'rejected')));
    else
      return false;
  end case;
end $$;
revoke execute on function omc_is_withdrawn(text, bigint) from public;
grant execute on function omc_is_withdrawn(text, bigint) to omc_app, omc_jobs;
