-- Lists of sources narrow to those whose last look failed.

call omc_list('carry_sources', 'updated_at, id', '{platform, status, monitored}', '{last_spider_error, studio_account_id, user_id}', '{category}', '{business_category_id, studio_account_id, user_id}');
