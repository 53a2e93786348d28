-- Lists of contents and sources narrow to those of no account.

call omc_list('carry_contents', 'updated_at, id', '{channel, status, origin_type, source, content_type}', '{assigned_account_id, created_at, published_at, reviewed_at, user_id}', '{category, review_reason, status, topic}', '{assigned_account_id, author_id, business_category_id, carry_source_id, document_id, user_id}');
call omc_list('carry_sources', 'updated_at, id', '{platform, status, monitored}', '{studio_account_id, user_id}', '{category}', '{business_category_id, studio_account_id, user_id}');
