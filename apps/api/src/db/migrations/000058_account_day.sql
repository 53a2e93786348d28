-- An account's day: its events between two instants, as they happened.
call omc_list('publish_events', 'id', '{kind}', '{created_at}', '{}', '{attempt_id, publish_content_id, studio_account_id}');
create index publish_events_of_day on publish_events (studio_account_id, created_at, id);
