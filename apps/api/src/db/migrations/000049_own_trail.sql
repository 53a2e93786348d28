-- A person reads what they did themselves; who leads, what the team did.
call omc_read_wall('audit_events', 'user_id = (select omc_user_id())');
-- What was decided, and why, is looked for by reviewers.
call omc_list('carry_contents', 'updated_at, id', '{channel, status, content_type, origin_type, source}', '{created_at, published_at, reviewed_at, user_id}', '{category, review_reason, status, topic}', '{assigned_account_id, author_id, business_category_id, carry_source_id, document_id, user_id}');
call omc_list('audit_events', 'created_at, id', '{operation, subject_type}', '{}', '{}', '{user_id}');
