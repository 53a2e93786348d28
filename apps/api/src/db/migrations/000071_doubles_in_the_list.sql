-- Doubled items are found in a list by when that was.
call omc_list('publish_contents', 'updated_at, id', '{status, platform, family}', '{doubled_at, published_at, release_at}', '{account_name, category}', '{content_id, studio_account_id, uid, user_id}');
