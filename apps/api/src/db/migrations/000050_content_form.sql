-- The form of a content is a choice among few, so it comes after the filters that leave fewer rows.
drop index carry_contents_narrowed;
call omc_list('carry_contents', 'updated_at, id', '{channel, status, origin_type, source, content_type}', '{created_at, published_at, reviewed_at, user_id}', '{category, review_reason, status, topic}', '{assigned_account_id, author_id, business_category_id, carry_source_id, document_id, user_id}');
