-- Names of the channels' topics: accounts hold topics by their number, pieces go out under names.
create table channel_topics (
  channel text not null references channels,
  topic_id text not null check (length(topic_id) between 1 and 100),
  name text not null check (length(name) between 1 and 200),
  updated_at timestamptz not null,
  primary key (channel, topic_id)
);

call omc_keep_for_server('channel_topics');
grant select, insert, update on channel_topics to omc_app;
grant select, insert, update, delete on channel_topics to omc_jobs;
-- What a channel calls its topics is no team's own.
create policy shared on channel_topics to omc_app
  using ((select omc_user_id()) is not null) with check ((select omc_user_id()) is not null);
