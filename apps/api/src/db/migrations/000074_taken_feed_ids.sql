-- Whether a post of this id stands for another item of the channel, the trash included. Asked as the
-- owner: the other item may be of another team that publishes to the same account of the channel, and
-- a result that is refused for it would be reported in vain for ever.
create function omc_feed_id_taken(item bigint, feed text) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (select 1 from publish_contents own join publish_contents other
    on other.channel = own.channel and other.feed_id = feed and other.id <> own.id
    where own.id = item)
$$;
revoke execute on function omc_feed_id_taken(bigint, text) from public;
grant execute on function omc_feed_id_taken(bigint, text) to omc_app, omc_jobs;
