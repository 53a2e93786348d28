-- When an item of the queue may go out at the earliest; null: as soon as it is its turn.
alter table publish_contents add column release_at timestamptz;
call omc_list('publish_contents', 'updated_at, id', '{status, platform, family}', '{published_at, release_at}', '{account_name, category}', '{content_id, studio_account_id, uid, user_id}');
