-- The events of an account are found in order without their rows: those of one uid, too, whose
-- accounts the list looks up first. The indexes from before did not hold what row-level security
-- looks at.
drop index publish_events_account, publish_events_content;
call omc_list('publish_events', 'id', '{platform, kind}', '{created_at}', '{}', '{attempt_id, publish_content_id, studio_account_id}');
