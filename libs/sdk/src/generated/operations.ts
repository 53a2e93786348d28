// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
/** Every operation: route, effect, touched resources, permission, result, body, query names, body type. */
export const OPERATIONS = {
  'access_accounts.batch_use_cards': ['POST /api/v1/access_accounts/{id}/batch_use_cards', 'write', ['access_accounts'], 'account:publish', 'data', 'jsonapi', [], 'access_accounts'],
  'access_accounts.batch_verify_login': ['GET /api/v1/access_accounts/batch_verify_login', 'write', ['access_accounts', 'jobs'], 'account:publish', 'data', 'none', ['platform']],
  'access_accounts.create': ['POST /api/v1/access_accounts', 'write', ['access_accounts'], 'account:edit', 'record', 'jsonapi', [], 'access_accounts'],
  'access_accounts.delete': ['DELETE /api/v1/access_accounts/{id}', 'write', ['access_accounts'], 'account:edit', 'empty', 'none', []],
  'access_accounts.get': ['GET /api/v1/access_accounts/{id}', 'read', [], 'account:read', 'record', 'none', ['fields[access_accounts]', 'include']],
  'access_accounts.get_card_list': ['GET /api/v1/access_accounts/{id}/get_card_list', 'read', [], 'account:read', 'data', 'none', []],
  'access_accounts.get_select': ['GET /api/v1/access_accounts/get_select', 'read', [], 'account:read', 'data', 'none', ['platform', 'search']],
  'access_accounts.get_video_list': ['GET /api/v1/access_accounts/{id}/get_video_list', 'read', [], 'account:read', 'data', 'none', ['page[number]', 'page[size]']],
  'access_accounts.list': ['GET /api/v1/access_accounts', 'read', [], 'account:read', 'list', 'none', ['fields[access_accounts]', 'filter[business_team_id]', 'filter[category]', 'filter[expired]', 'filter[has_cookies]', 'filter[level]', 'filter[platform]', 'filter[search]', 'filter[trashed]', 'filter[uid]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'access_accounts.restore': ['POST /api/v1/access_accounts/{id}/restore', 'write', ['access_accounts'], 'account:edit', 'record', 'none', []],
  'access_accounts.save_redbook_cookie': ['POST /api/v1/access_accounts/save_redbook_cookie', 'write', ['access_accounts'], 'account:publish', 'record', 'jsonapi', [], 'access_accounts'],
  'access_accounts.set_goudong_cookies': ['POST /api/v1/access_accounts/set_goudong_cookies', 'write', ['access_accounts'], 'account:publish', 'data', 'jsonapi', [], 'access_accounts'],
  'access_accounts.sync_creator_backbone': ['GET /api/v1/access_accounts/sync_creator_backbone', 'write', ['access_accounts', 'jobs'], 'account:publish', 'data', 'none', ['id', 'platform']],
  'access_accounts.sync_daorc_account': ['GET /api/v1/access_accounts/sync_daorc_account', 'write', ['access_accounts', 'jobs'], 'account:edit', 'record', 'none', []],
  'access_accounts.sync_info': ['POST /api/v1/access_accounts/sync_info', 'write', ['access_accounts'], 'account:publish', 'record', 'jsonapi', [], 'access_accounts'],
  'access_accounts.update': ['PUT /api/v1/access_accounts/{id}', 'write', ['access_accounts'], 'account:edit', 'record', 'jsonapi', [], 'access_accounts'],
  'audit_events.get': ['GET /api/v1/audit_events/{id}', 'read', [], 'audit:read', 'record', 'none', ['fields[audit_events]', 'include']],
  'audit_events.list': ['GET /api/v1/audit_events', 'read', [], 'audit:read', 'list', 'none', ['fields[audit_events]', 'filter[business_team_id]', 'filter[operation]', 'filter[search]', 'filter[since]', 'filter[subject_id]', 'filter[subject_type]', 'filter[undoable]', 'filter[until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'audit_events.undo': ['POST /api/v1/audit_events/{id}/undo', 'write', ['audit_events'], 'signed-in', 'data', 'none', []],
  'audit_events.verify': ['GET /api/v1/audit_events/verify', 'read', [], 'audit:read', 'data', 'none', []],
  'auth.code': ['GET /auth/code', 'write', ['auth'], 'public', 'data', 'none', ['code', 'state']],
  'auth.expire_token': ['GET /expireToken', 'write', ['auth'], 'signed-in', 'data', 'none', []],
  'auth.login': ['POST /oauth/token', 'write', ['auth'], 'public', 'raw', 'form', []],
  'auth.logout': ['POST /logout', 'write', ['auth'], 'signed-in', 'empty', 'none', []],
  'auth.refresh_token': ['GET /refreshToken', 'write', ['auth'], 'public', 'raw', 'none', []],
  'auth.register': ['POST /register', 'write', ['auth'], 'public', 'data', 'form', []],
  'auth.signup': ['POST /signup', 'write', ['auth'], 'public', 'data', 'form', []],
  'auth.sms_code': ['GET /sms_code', 'write', ['auth'], 'public', 'data', 'none', ['username']],
  'auth.social_login': ['POST /socialLogin', 'write', ['auth'], 'public', 'data', 'form', []],
  'business_categories.add_assign_category': ['POST /api/v1/business_categories/add_assign_category', 'write', ['business_categories'], 'category:edit', 'record', 'jsonapi', [], 'business_categories'],
  'business_categories.create': ['POST /api/v1/business_categories', 'write', ['business_categories'], 'category:edit', 'record', 'jsonapi', [], 'business_categories'],
  'business_categories.delete': ['DELETE /api/v1/business_categories/{id}', 'write', ['business_categories'], 'category:edit', 'empty', 'none', []],
  'business_categories.get': ['GET /api/v1/business_categories/{id}', 'read', [], 'category:read', 'record', 'none', ['fields[business_categories]', 'include']],
  'business_categories.get_select': ['GET /api/v1/business_categories/get_select', 'read', [], 'category:read', 'data', 'none', []],
  'business_categories.get_smart_select': ['GET /api/v1/business_categories/get_smart_select', 'read', [], 'category:read', 'data', 'none', []],
  'business_categories.list': ['GET /api/v1/business_categories', 'read', [], 'category:read', 'list', 'none', ['fields[business_categories]', 'filter[assign_category_name]', 'filter[parent_id]', 'filter[search]', 'filter[trashed]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'business_categories.restore': ['POST /api/v1/business_categories/{id}/restore', 'write', ['business_categories'], 'category:edit', 'record', 'none', []],
  'business_categories.update': ['PUT /api/v1/business_categories/{id}', 'write', ['business_categories'], 'category:edit', 'record', 'jsonapi', [], 'business_categories'],
  'business_pools.benchmark_contents': ['GET /api/v1/business_pools/benchmark_contents', 'write', ['business_pools', 'jobs'], 'pool:edit', 'data', 'none', ['ids']],
  'business_pools.benchmark_goudong': ['GET /api/v1/business_pools/benchmark_goudong', 'write', ['business_pools', 'jobs'], 'pool:edit', 'data', 'none', ['ids']],
  'business_pools.check_available': ['GET /api/v1/business_pools/check_available', 'write', ['business_pools'], 'pool:edit', 'data', 'none', ['item_id', 'source']],
  'business_pools.clear_creative_materials': ['GET /api/v1/business_pools/clear_creative_materials', 'write', ['business_pools', 'creative_materials'], 'creative:edit', 'data', 'none', ['business_pool_id']],
  'business_pools.clear_creative_paragraphs': ['GET /api/v1/business_pools/clear_creative_paragraphs', 'write', ['business_pools', 'creative_paragraphs'], 'creative:edit', 'data', 'none', ['business_pool_id']],
  'business_pools.create': ['POST /api/v1/business_pools', 'write', ['business_pools'], 'pool:edit', 'record', 'jsonapi', [], 'business_pools'],
  'business_pools.creative_content_statistics': ['GET /api/v1/business_pools/creative_content_statistics', 'read', [], 'pool:read', 'data', 'none', ['business_pool_id', 'since', 'until']],
  'business_pools.delete': ['DELETE /api/v1/business_pools/{id}', 'write', ['business_pools'], 'pool:edit', 'empty', 'none', []],
  'business_pools.generate_contents': ['POST /api/v1/business_pools/{id}/generate_contents', 'write', ['business_pools', 'smart_contents'], 'content:edit', 'data', 'jsonapi', [], 'business_pools'],
  'business_pools.get': ['GET /api/v1/business_pools/{id}', 'read', [], 'pool:read', 'record', 'none', ['fields[business_pools]', 'include']],
  'business_pools.get_paragraphs': ['GET /api/v1/business_pools/{id}/get_paragraphs', 'read', [], 'pool:read', 'data', 'none', ['checked']],
  'business_pools.get_youhaohuo_pool': ['GET /api/v1/business_pools/get_youhaohuo_pool', 'read', [], 'pool:read', 'record', 'none', ['category']],
  'business_pools.goudong_goods_rate': ['GET /api/v1/business_pools/goudong_goods_rate', 'read', [], 'pool:read', 'data', 'none', ['item_id']],
  'business_pools.list': ['GET /api/v1/business_pools', 'read', [], 'pool:read', 'list', 'none', ['fields[business_pools]', 'filter[available]', 'filter[business_category_id]', 'filter[business_team_id]', 'filter[category]', 'filter[created_since]', 'filter[created_until]', 'filter[has_unchecked]', 'filter[item_id]', 'filter[pooling]', 'filter[rank_name]', 'filter[search]', 'filter[source]', 'filter[trashed]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'business_pools.restore': ['POST /api/v1/business_pools/{id}/restore', 'write', ['business_pools'], 'pool:edit', 'record', 'none', []],
  'business_pools.search_creative_paragraphs': ['POST /api/v1/business_pools/{id}/search_creative_paragraphs', 'read', [], 'pool:read', 'data', 'jsonapi', [], 'business_pools'],
  'business_pools.smart_paragraphs': ['GET /api/v1/business_pools/{id}/smart_paragraphs', 'read', [], 'pool:read', 'list', 'none', ['fields[smart_paragraphs]', 'filter[search]', 'filter[source]', 'filter[trashed]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'business_pools.sync_commerce_items': ['POST /api/v1/business_pools/sync_commerce_items', 'write', ['business_pools', 'jobs'], 'pool:edit', 'record', 'jsonapi', [], 'business_pools'],
  'business_pools.sync_goudong_rate': ['GET /api/v1/business_pools/{id}/sync_goudong_rate', 'write', ['business_pools', 'smart_paragraphs'], 'pool:edit', 'record', 'none', []],
  'business_pools.update': ['PUT /api/v1/business_pools/{id}', 'write', ['business_pools'], 'pool:edit', 'record', 'jsonapi', [], 'business_pools'],
  'business_teams.cps_statistics': ['GET /api/v1/business_teams/cps_statistics', 'read', [], 'order:read', 'data', 'none', ['filter[business_team_id]', 'filter[platform]', 'since', 'until']],
  'business_teams.create': ['POST /api/v1/business_teams', 'write', ['business_teams'], 'team:edit', 'record', 'jsonapi', [], 'business_teams'],
  'business_teams.creator_tag_info': ['GET /api/v1/business_teams/creator_tag_info', 'read', [], 'team:read', 'data', 'none', []],
  'business_teams.delete': ['DELETE /api/v1/business_teams/{id}', 'write', ['business_teams'], 'team:edit', 'empty', 'none', []],
  'business_teams.get': ['GET /api/v1/business_teams/{id}', 'read', [], 'team:read', 'record', 'none', ['fields[business_teams]', 'include']],
  'business_teams.get_info': ['GET /api/v1/business_teams/get_info', 'read', [], 'team:read', 'data', 'none', []],
  'business_teams.goudong_creator_tag_list': ['GET /api/v1/business_teams/goudong_creator_tag_list', 'read', [], 'team:read', 'data', 'none', []],
  'business_teams.list': ['GET /api/v1/business_teams', 'read', [], 'team:read', 'list', 'none', ['fields[business_teams]', 'filter[search]', 'filter[trashed]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'business_teams.restore': ['POST /api/v1/business_teams/{id}/restore', 'write', ['business_teams'], 'team:edit', 'record', 'none', []],
  'business_teams.role_select': ['GET /api/v1/business_teams/role_select', 'read', [], 'team:read', 'data', 'none', ['roles', 'search']],
  'business_teams.save_settings': ['PUT /api/v1/business_teams/save_settings', 'write', ['business_teams'], 'team:edit', 'record', 'jsonapi', [], 'business_teams'],
  'business_teams.update': ['PUT /api/v1/business_teams/{id}', 'write', ['business_teams'], 'team:edit', 'record', 'jsonapi', [], 'business_teams'],
  'cable_tickets.create': ['POST /api/v1/cable_tickets', 'write', ['cable_tickets'], 'self:read', 'data', 'jsonapi', [], 'cable_tickets'],
  'carry_contents.add_content_from_creator': ['POST /api/v1/carry_contents/add_content_from_creator', 'write', ['carry_contents'], 'content:edit', 'data', 'jsonapi', [], 'carry_contents'],
  'carry_contents.audit_creative_content': ['POST /api/v1/carry_contents/audit_creative_content', 'write', ['carry_contents', 'publish_contents', 'publish_events'], 'content:review', 'data', 'jsonapi', [], 'carry_contents'],
  'carry_contents.batch_content_status': ['PUT /api/v1/carry_contents/batch_content_status', 'write', ['carry_contents', 'carry_publishes', 'publish_contents', 'publish_events'], 'content:review', 'data', 'jsonapi', [], 'carry_contents'],
  'carry_contents.batch_to_publish': ['POST /api/v1/carry_contents/batch_to_publish', 'write', ['carry_contents', 'publish_contents', 'publish_events', 'studio_accounts', 'jobs'], 'content:publish', 'data', 'jsonapi', [], 'carry_contents'],
  'carry_contents.delete': ['DELETE /api/v1/carry_contents/{id}', 'write', ['carry_contents', 'publish_contents', 'publish_events'], 'content:edit', 'empty', 'none', []],
  'carry_contents.delete_creation_content': ['DELETE /api/v1/carry_contents/{id}/delete_creation_content', 'write', ['carry_contents', 'publish_contents', 'publish_events'], 'content:edit', 'data', 'none', []],
  'carry_contents.generate_carry_creator': ['POST /api/v1/carry_contents/generate_carry_creator', 'write', ['carry_contents', 'creator_contents'], 'content:edit', 'data', 'jsonapi', [], 'carry_contents'],
  'carry_contents.get': ['GET /api/v1/carry_contents/{id}', 'read', [], 'content:read', 'record', 'none', ['fields[carry_contents]', 'include']],
  'carry_contents.get_checked_content': ['GET /api/v1/carry_contents/get_checked_content', 'write', ['carry_contents'], 'content:review', 'record', 'none', ['category', 'channel', 'content_type', 'source']],
  'carry_contents.get_content_desc': ['GET /api/v1/carry_contents/get_content_desc', 'read', [], 'content:read', 'data', 'none', ['id']],
  'carry_contents.get_content_recommend': ['GET /api/v1/carry_contents/get_content_recommend', 'read', [], 'content:read', 'list', 'none', ['id']],
  'carry_contents.get_downloaded_content': ['GET /api/v1/carry_contents/get_downloaded_content', 'write', ['carry_contents'], 'content:edit', 'record', 'none', ['category', 'channel', 'content_type', 'source', 'status']],
  'carry_contents.get_publish_content': ['GET /api/v1/carry_contents/get_publish_content', 'write', ['carry_contents', 'publish_contents', 'publish_attempts', 'publish_events'], 'publish:run', 'record', 'none', ['device_id']],
  'carry_contents.list': ['GET /api/v1/carry_contents', 'read', [], 'content:read', 'list', 'none', ['fields[carry_contents]', 'filter[assigned]', 'filter[assigned_account_id]', 'filter[author_id]', 'filter[business_category_id]', 'filter[business_team_id]', 'filter[carry_source_id]', 'filter[category]', 'filter[channel]', 'filter[content_type]', 'filter[created_since]', 'filter[created_until]', 'filter[document_id]', 'filter[origin_type]', 'filter[published_since]', 'filter[published_until]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[topic]', 'filter[trashed]', 'filter[updated_since]', 'filter[updated_until]', 'filter[usable]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'carry_contents.refresh_content_aweme': ['GET /api/v1/carry_contents/{id}/refresh_content_aweme', 'write', ['carry_contents'], 'content:edit', 'record', 'none', []],
  'carry_contents.refresh_content_status_cache': ['GET /api/v1/carry_contents/refresh_content_status_cache', 'write', ['carry_contents'], 'content:edit', 'data', 'none', []],
  'carry_contents.restore': ['POST /api/v1/carry_contents/{id}/restore', 'write', ['carry_contents', 'publish_contents', 'publish_events'], 'content:edit', 'record', 'none', []],
  'carry_contents.set_publish_response': ['POST /api/v1/carry_contents/set_publish_response', 'write', ['carry_contents', 'publish_contents', 'publish_attempts', 'publish_events', 'carry_publishes', 'studio_accounts'], 'publish:run', 'record', 'jsonapi', [], 'carry_contents'],
  'carry_contents.statistics': ['GET /api/v1/carry_contents/statistics', 'read', [], 'content:read', 'data', 'none', ['filter[assigned]', 'filter[assigned_account_id]', 'filter[author_id]', 'filter[business_category_id]', 'filter[business_team_id]', 'filter[carry_source_id]', 'filter[category]', 'filter[channel]', 'filter[content_type]', 'filter[created_since]', 'filter[created_until]', 'filter[document_id]', 'filter[origin_type]', 'filter[published_since]', 'filter[published_until]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[topic]', 'filter[updated_since]', 'filter[updated_until]', 'filter[usable]', 'filter[user_id]', 'since', 'until']],
  'carry_contents.submit_to_publish': ['POST /api/v1/carry_contents/{id}/submit_to_publish', 'write', ['carry_contents', 'publish_contents', 'publish_events', 'studio_accounts'], 'content:publish', 'record', 'jsonapi', [], 'carry_contents'],
  'carry_contents.sync_content_detail': ['POST /api/v1/carry_contents/sync_content_detail', 'write', ['carry_contents', 'jobs'], 'content:edit', 'data', 'jsonapi', [], 'carry_contents'],
  'carry_contents.sync_to_publish': ['POST /api/v1/carry_contents/sync_to_publish', 'write', ['carry_contents', 'publish_contents', 'publish_events', 'studio_accounts'], 'content:publish', 'data', 'jsonapi', [], 'carry_contents'],
  'carry_item_details.list': ['GET /api/v1/carry_item_details', 'read', [], 'item:read', 'list', 'none', ['fields[carry_item_details]', 'filter[available]', 'filter[business_team_id]', 'filter[carry_item_id]', 'filter[item_id]', 'filter[record_since]', 'filter[record_until]', 'filter[search]', 'filter[source]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'carry_items.batch_save_rate_item': ['POST /api/v1/carry_items/batch_save_rate_item', 'write', ['carry_items'], 'item:edit', 'data', 'jsonapi', [], 'carry_items'],
  'carry_items.batch_update_category': ['PUT /api/v1/carry_items/batch_update_category', 'write', ['carry_items'], 'item:edit', 'data', 'jsonapi', [], 'carry_items'],
  'carry_items.check_available': ['GET /api/v1/carry_items/check_available', 'write', ['carry_items', 'carry_item_details'], 'item:edit', 'data', 'none', ['id']],
  'carry_items.creator_items_content': ['POST /api/v1/carry_items/creator_items_content', 'write', ['carry_items', 'carry_contents', 'carry_item_details'], 'content:edit', 'data', 'jsonapi', [], 'carry_items'],
  'carry_items.get_algo_aicopy': ['GET /api/v1/carry_items/{id}/get_algo_aicopy', 'write', ['carry_items'], 'item:edit', 'data', 'none', ['channel', 'paragraphs', 'titles']],
  'carry_items.list': ['GET /api/v1/carry_items', 'read', [], 'item:read', 'list', 'none', ['fields[carry_items]', 'filter[available]', 'filter[brand]', 'filter[business_category_id]', 'filter[business_team_id]', 'filter[carry_material_id]', 'filter[category]', 'filter[commission_price_max]', 'filter[commission_price_min]', 'filter[commission_rate_max]', 'filter[commission_rate_min]', 'filter[created_since]', 'filter[created_until]', 'filter[has_material]', 'filter[item_id]', 'filter[pooling]', 'filter[price_max]', 'filter[price_min]', 'filter[sales_min]', 'filter[search]', 'filter[shop_title]', 'filter[source]', 'filter[synced_since]', 'filter[synced_until]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'carry_items.set_random_pool': ['POST /api/v1/carry_items/set_random_pool', 'write', ['carry_items'], 'item:edit', 'data', 'jsonapi', [], 'carry_items'],
  'carry_materials.assign_material_from_channel': ['POST /api/v1/carry_materials/assign_material_from_channel', 'write', ['carry_materials', 'carry_items', 'carry_item_details'], 'material:edit', 'list', 'jsonapi', [], 'carry_materials'],
  'carry_materials.assign_new_item': ['POST /api/v1/carry_materials/assign_new_item', 'write', ['carry_materials', 'carry_items', 'carry_item_details'], 'material:edit', 'list', 'jsonapi', [], 'carry_materials'],
  'carry_materials.batch_contents_status': ['POST /api/v1/carry_materials/batch_contents_status', 'write', ['carry_materials', 'carry_contents', 'publish_contents', 'publish_events'], 'content:review', 'data', 'jsonapi', [], 'carry_materials'],
  'carry_materials.batch_update_category': ['PUT /api/v1/carry_materials/batch_update_category', 'write', ['carry_materials'], 'material:edit', 'data', 'jsonapi', [], 'carry_materials'],
  'carry_materials.batch_update_tag_info': ['PUT /api/v1/carry_materials/batch_update_tag_info', 'write', ['carry_materials'], 'material:edit', 'data', 'jsonapi', [], 'carry_materials'],
  'carry_materials.check_material_from_channel': ['PUT /api/v1/carry_materials/{id}/check_material_from_channel', 'write', ['carry_materials', 'carry_items', 'carry_item_details'], 'material:review', 'data', 'jsonapi', [], 'carry_materials'],
  'carry_materials.clear_carry_contents': ['DELETE /api/v1/carry_materials/{id}/clear_carry_contents', 'write', ['carry_materials', 'carry_contents', 'publish_contents', 'publish_events'], 'content:edit', 'data', 'none', []],
  'carry_materials.commerce_new_material': ['GET /api/v1/carry_materials/commerce_new_material', 'write', ['carry_materials', 'carry_items', 'carry_item_details'], 'material:edit', 'record', 'none', ['business_category_id', 'item_id', 'source']],
  'carry_materials.create_new_items': ['POST /api/v1/carry_materials/create_new_items', 'write', ['carry_materials', 'carry_items', 'carry_item_details'], 'material:edit', 'list', 'jsonapi', [], 'carry_materials'],
  'carry_materials.create_new_material': ['POST /api/v1/carry_materials/create_new_material', 'write', ['carry_materials', 'carry_items', 'carry_item_details'], 'material:edit', 'record', 'jsonapi', [], 'carry_materials'],
  'carry_materials.creative_new_content': ['POST /api/v1/carry_materials/creative_new_content', 'write', ['carry_materials', 'carry_contents', 'carry_item_details'], 'content:edit', 'record', 'jsonapi', [], 'carry_materials'],
  'carry_materials.daren_detail_status': ['GET /api/v1/carry_materials/daren_detail_status', 'read', [], 'material:read', 'data', 'none', ['filter[business_category_id]', 'filter[business_team_id]', 'filter[category]', 'filter[channel_available]', 'filter[collected]', 'filter[created_since]', 'filter[created_until]', 'filter[matching_type]', 'filter[op_name]', 'filter[pooling]', 'filter[search]', 'filter[source]', 'filter[source_id]', 'filter[source_user]', 'filter[status]', 'filter[tags]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'since', 'until']],
  'carry_materials.delete_from_source': ['DELETE /api/v1/carry_materials/delete_from_source', 'write', ['carry_materials'], 'material:edit', 'data', 'none', ['source', 'source_user', 'status']],
  'carry_materials.exec_material_job': ['POST /api/v1/carry_materials/exec_material_job', 'write', ['carry_materials', 'carry_items', 'carry_item_details', 'jobs'], 'material:edit', 'record', 'jsonapi', [], 'carry_materials'],
  'carry_materials.get': ['GET /api/v1/carry_materials/{id}', 'read', [], 'material:read', 'record', 'none', ['fields[carry_materials]', 'include']],
  'carry_materials.get_material_creative': ['GET /api/v1/carry_materials/get_material_creative', 'read', [], 'material:read', 'data', 'none', ['carry_material_id']],
  'carry_materials.get_material_desc': ['GET /api/v1/carry_materials/get_material_desc', 'read', [], 'material:read', 'data', 'none', ['carry_material_id']],
  'carry_materials.get_material_paragraphs': ['GET /api/v1/carry_materials/get_material_paragraphs', 'read', [], 'material:read', 'data', 'none', ['carry_material_id']],
  'carry_materials.get_material_rate': ['GET /api/v1/carry_materials/get_material_rate', 'read', [], 'material:read', 'data', 'none', ['carry_material_id']],
  'carry_materials.get_material_recommend': ['GET /api/v1/carry_materials/get_material_recommend', 'read', [], 'material:read', 'data', 'none', ['carry_material_id', 'size']],
  'carry_materials.list': ['GET /api/v1/carry_materials', 'read', [], 'material:read', 'list', 'none', ['fields[carry_materials]', 'filter[business_category_id]', 'filter[business_team_id]', 'filter[category]', 'filter[channel_available]', 'filter[collected]', 'filter[created_since]', 'filter[created_until]', 'filter[matching_type]', 'filter[op_name]', 'filter[pooling]', 'filter[search]', 'filter[source]', 'filter[source_id]', 'filter[source_user]', 'filter[status]', 'filter[tags]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'carry_materials.merge_similar_material': ['PUT /api/v1/carry_materials/merge_similar_material', 'write', ['carry_materials', 'carry_items', 'carry_contents'], 'material:edit', 'data', 'jsonapi', [], 'carry_materials'],
  'carry_materials.new_taobaoke_material': ['POST /api/v1/carry_materials/new_taobaoke_material', 'write', ['carry_materials', 'carry_items', 'carry_item_details'], 'material:edit', 'list', 'jsonapi', [], 'carry_materials'],
  'carry_materials.save_rate_content': ['POST /api/v1/carry_materials/save_rate_content', 'write', ['carry_materials', 'carry_contents', 'carry_items'], 'material:edit', 'data', 'jsonapi', [], 'carry_materials'],
  'carry_materials.search_dewu_pool': ['GET /api/v1/carry_materials/search_dewu_pool', 'read', [], 'material:read', 'data', 'none', ['category', 'item_id', 'kind', 'page', 'pool', 'q', 'size', 'sort']],
  'carry_materials.search_goudong_pool': ['GET /api/v1/carry_materials/search_goudong_pool', 'read', [], 'material:read', 'data', 'none', ['category', 'item_id', 'kind', 'page', 'pool', 'q', 'size', 'sort']],
  'carry_materials.search_guanghe_pool': ['GET /api/v1/carry_materials/search_guanghe_pool', 'read', [], 'material:read', 'data', 'none', ['category', 'item_id', 'kind', 'page', 'pool', 'q', 'size', 'sort']],
  'carry_materials.search_taobaoke_material': ['POST /api/v1/carry_materials/search_taobaoke_material', 'read', [], 'material:read', 'data', 'jsonapi', [], 'carry_materials'],
  'carry_materials.set_random_pool': ['POST /api/v1/carry_materials/set_random_pool', 'write', ['carry_materials'], 'material:edit', 'data', 'jsonapi', [], 'carry_materials'],
  'carry_materials.source_detail_status': ['GET /api/v1/carry_materials/source_detail_status', 'read', [], 'material:read', 'data', 'none', ['filter[business_category_id]', 'filter[business_team_id]', 'filter[category]', 'filter[channel_available]', 'filter[collected]', 'filter[created_since]', 'filter[created_until]', 'filter[matching_type]', 'filter[op_name]', 'filter[pooling]', 'filter[search]', 'filter[source]', 'filter[source_id]', 'filter[source_user]', 'filter[status]', 'filter[tags]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'since', 'source', 'until']],
  'carry_materials.source_pool_status': ['GET /api/v1/carry_materials/source_pool_status', 'read', [], 'material:read', 'data', 'none', ['filter[business_category_id]', 'filter[business_team_id]', 'filter[category]', 'filter[channel_available]', 'filter[collected]', 'filter[created_since]', 'filter[created_until]', 'filter[matching_type]', 'filter[op_name]', 'filter[pooling]', 'filter[search]', 'filter[source]', 'filter[source_id]', 'filter[source_user]', 'filter[status]', 'filter[tags]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'since', 'until']],
  'carry_materials.sync_commerce_items': ['POST /api/v1/carry_materials/sync_commerce_items', 'write', ['carry_materials', 'carry_items', 'carry_item_details', 'jobs'], 'item:edit', 'record', 'jsonapi', [], 'carry_materials'],
  'carry_materials.take_carry_contents': ['GET /api/v1/carry_materials/take_carry_contents', 'write', ['carry_materials', 'carry_contents'], 'material:edit', 'data', 'none', ['carry_material_id', 'since', 'size']],
  'carry_materials.update_creative_material': ['PUT /api/v1/carry_materials/update_creative_material', 'write', ['carry_materials'], 'material:edit', 'data', 'jsonapi', [], 'carry_materials'],
  'carry_materials.update_material_item': ['POST /api/v1/carry_materials/update_material_item', 'write', ['carry_materials', 'carry_items', 'carry_item_details'], 'item:edit', 'record', 'jsonapi', [], 'carry_materials'],
  'carry_publishes.all_in_deleted': ['POST /api/v1/carry_publishes/all_in_deleted', 'write', ['carry_publishes', 'jobs'], 'publish:edit', 'data', 'jsonapi', [], 'carry_publishes'],
  'carry_publishes.all_in_processed': ['POST /api/v1/carry_publishes/all_in_processed', 'write', ['carry_publishes', 'jobs'], 'publish:edit', 'data', 'jsonapi', [], 'carry_publishes'],
  'carry_publishes.batch_publish_status': ['PUT /api/v1/carry_publishes/batch_publish_status', 'write', ['carry_publishes'], 'publish:edit', 'data', 'jsonapi', [], 'carry_publishes'],
  'carry_publishes.batch_update_processed_assets': ['POST /api/v1/carry_publishes/batch_update_processed_assets', 'write', ['carry_publishes'], 'publish:edit', 'data', 'jsonapi', [], 'carry_publishes'],
  'carry_publishes.clear_source_items': ['DELETE /api/v1/carry_publishes/{id}/clear_source_items', 'write', ['carry_publishes'], 'publish:edit', 'data', 'jsonapi', [], 'carry_publishes'],
  'carry_publishes.delete': ['DELETE /api/v1/carry_publishes/{id}', 'write', ['carry_publishes'], 'publish:edit', 'empty', 'none', []],
  'carry_publishes.exec_publish_job': ['POST /api/v1/carry_publishes/exec_publish_job', 'write', ['carry_publishes', 'jobs', 'publish_contents', 'publish_events'], 'content:publish', 'record', 'jsonapi', [], 'carry_publishes'],
  'carry_publishes.get': ['GET /api/v1/carry_publishes/{id}', 'read', [], 'publish:read', 'record', 'none', ['fields[carry_publishes]', 'include']],
  'carry_publishes.get_creator_image_urls': ['GET /api/v1/carry_publishes/get_creator_image_urls', 'read', [], 'publish:read', 'data', 'none', ['channel', 'page[number]', 'since', 'uid', 'until']],
  'carry_publishes.import_cps_amount': ['POST /api/v1/carry_publishes/import_cps_amount', 'write', ['carry_publishes'], 'order:edit', 'data', 'upload', [], 'carry_publishes'],
  'carry_publishes.list': ['GET /api/v1/carry_publishes', 'read', [], 'publish:read', 'list', 'none', ['fields[carry_publishes]', 'filter[business_team_id]', 'filter[channel]', 'filter[channel_state]', 'filter[content_id]', 'filter[created_since]', 'filter[created_until]', 'filter[feed_id]', 'filter[has_cps]', 'filter[item_id]', 'filter[publish_tag]', 'filter[published_since]', 'filter[published_until]', 'filter[search]', 'filter[source_user]', 'filter[status]', 'filter[studio_account_id]', 'filter[topic]', 'filter[trashed]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'carry_publishes.refresh_content': ['GET /api/v1/carry_publishes/{id}/refresh_content', 'write', ['carry_publishes'], 'publish:edit', 'record', 'none', []],
  'carry_publishes.restore': ['POST /api/v1/carry_publishes/{id}/restore', 'write', ['carry_publishes'], 'publish:edit', 'record', 'none', []],
  'carry_publishes.save_to_processed': ['POST /api/v1/carry_publishes/{id}/save_to_processed', 'write', ['carry_publishes'], 'publish:edit', 'record', 'jsonapi', [], 'carry_publishes'],
  'carry_publishes.statistics': ['GET /api/v1/carry_publishes/statistics', 'read', [], 'publish:read', 'data', 'none', ['filter[business_team_id]', 'filter[channel]', 'filter[channel_state]', 'filter[content_id]', 'filter[created_since]', 'filter[created_until]', 'filter[feed_id]', 'filter[has_cps]', 'filter[item_id]', 'filter[publish_tag]', 'filter[published_since]', 'filter[published_until]', 'filter[search]', 'filter[source_user]', 'filter[status]', 'filter[studio_account_id]', 'filter[topic]', 'filter[user_id]', 'since', 'until']],
  'carry_sources.batch_publish_status': ['PUT /api/v1/carry_sources/batch_publish_status', 'write', ['carry_sources'], 'source:edit', 'data', 'jsonapi', [], 'carry_sources'],
  'carry_sources.delete': ['DELETE /api/v1/carry_sources/{id}', 'write', ['carry_sources'], 'source:edit', 'empty', 'none', []],
  'carry_sources.exec_dewu_spider': ['POST /api/v1/carry_sources/exec_dewu_spider', 'write', ['carry_sources', 'jobs', 'carry_contents'], 'source:run', 'record', 'jsonapi', [], 'carry_sources'],
  'carry_sources.exec_monitor_spider': ['GET /api/v1/carry_sources/exec_monitor_spider', 'write', ['carry_sources', 'jobs', 'carry_contents'], 'source:run', 'record', 'none', []],
  'carry_sources.exec_source_job': ['POST /api/v1/carry_sources/exec_source_job', 'write', ['carry_sources', 'jobs', 'carry_contents'], 'source:run', 'record', 'jsonapi', [], 'carry_sources'],
  'carry_sources.get': ['GET /api/v1/carry_sources/{id}', 'read', [], 'source:read', 'record', 'none', ['fields[carry_sources]', 'include']],
  'carry_sources.get_select': ['GET /api/v1/carry_sources/get_select', 'read', [], 'source:read', 'data', 'none', ['platform', 'search']],
  'carry_sources.list': ['GET /api/v1/carry_sources', 'read', [], 'source:read', 'list', 'none', ['fields[carry_sources]', 'filter[assigned]', 'filter[business_category_id]', 'filter[business_team_id]', 'filter[category]', 'filter[monitored]', 'filter[platform]', 'filter[search]', 'filter[status]', 'filter[studio_account_id]', 'filter[trashed]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'carry_sources.request_info': ['GET /api/v1/carry_sources/request_info', 'write', ['carry_sources'], 'source:run', 'data', 'none', ['author_id', 'platform', 'store', 'url']],
  'carry_sources.restore': ['POST /api/v1/carry_sources/{id}/restore', 'write', ['carry_sources'], 'source:edit', 'record', 'none', []],
  'carry_sources.send_ai_chat': ['POST /api/v1/carry_sources/send_ai_chat', 'write', ['carry_sources', 'conversations'], 'chat:use', 'data', 'jsonapi', [], 'carry_sources'],
  'carry_sources.update': ['PUT /api/v1/carry_sources/{id}', 'write', ['carry_sources'], 'source:edit', 'record', 'jsonapi', [], 'carry_sources'],
  'carry_sources.update_assign_content': ['GET /api/v1/carry_sources/update_assign_content', 'write', ['carry_sources', 'carry_contents'], 'source:edit', 'data', 'none', ['ids']],
  'carry_statistics.get': ['GET /api/v1/carry_statistics/{id}', 'read', [], 'report:read', 'record', 'none', ['fields[carry_statistics]', 'include']],
  'carry_statistics.list': ['GET /api/v1/carry_statistics', 'read', [], 'report:read', 'list', 'none', ['fields[carry_statistics]', 'filter[business_team_id]', 'filter[channel]', 'filter[keyword]', 'filter[record_date]', 'filter[resource_id]', 'filter[resource_type]', 'filter[search]', 'filter[since]', 'filter[until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'carry_statistics.totals': ['GET /api/v1/carry_statistics/totals', 'read', [], 'report:read', 'data', 'none', ['filter[business_team_id]', 'filter[channel]', 'filter[keyword]', 'filter[record_date]', 'filter[resource_id]', 'filter[resource_type]', 'filter[search]', 'filter[since]', 'filter[until]', 'filter[user_id]']],
  'channel_rules.get': ['GET /api/v1/channel_rules/{id}', 'read', [], 'rule:read', 'record', 'none', ['fields[channel_rules]']],
  'channel_rules.list': ['GET /api/v1/channel_rules', 'read', [], 'rule:read', 'list', 'none', ['fields[channel_rules]', 'filter[channel]', 'filter[enabled]', 'filter[search]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'channel_rules.update': ['PUT /api/v1/channel_rules/{id}', 'write', ['channel_rules'], 'rule:edit', 'record', 'jsonapi', [], 'channel_rules'],
  'commands.acknowledge': ['POST /api/v1/commands/{id}/acknowledge', 'write', ['commands'], 'device:run', 'record', 'jsonapi', [], 'commands'],
  'commands.inbox': ['GET /api/v1/commands/inbox', 'read', [], 'device:run', 'list', 'none', ['device_id']],
  'commands.issue': ['POST /api/v1/commands', 'write', ['commands'], 'command:issue', 'record', 'jsonapi', [], 'commands'],
  'commands.list': ['GET /api/v1/commands', 'read', [], 'command:read', 'list', 'none', ['fields[commands]', 'filter[command]', 'filter[phase]', 'filter[uid]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'content_items.list': ['GET /api/v1/content_items', 'read', [], 'item:read', 'list', 'none', ['fields[content_items]', 'filter[business_team_id]', 'filter[category]', 'filter[origin_type]', 'filter[q]', 'filter[source]', 'filter[status]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'content_items.recommend': ['GET /api/v1/content_items/recommend', 'read', [], 'item:read', 'list', 'none', ['filter[q]', 'page[number]', 'page[size]']],
  'conversations.create': ['POST /api/v1/conversations', 'write', ['conversations'], 'chat:use', 'record', 'jsonapi', [], 'conversations'],
  'conversations.delete': ['DELETE /api/v1/conversations/{id}', 'write', ['conversations'], 'chat:use', 'empty', 'none', []],
  'conversations.get': ['GET /api/v1/conversations/{id}', 'read', [], 'chat:use', 'record', 'none', ['fields[conversations]']],
  'conversations.list': ['GET /api/v1/conversations', 'read', [], 'chat:use', 'list', 'none', ['fields[conversations]', 'filter[search]', 'filter[source]', 'filter[trashed]', 'filter[updated_since]', 'filter[updated_until]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'conversations.messages': ['GET /api/v1/conversations/{id}/messages', 'read', [], 'chat:use', 'list', 'none', ['fields[conversation_messages]', 'filter[role]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'conversations.restore': ['POST /api/v1/conversations/{id}/restore', 'write', ['conversations'], 'chat:use', 'record', 'none', []],
  'conversations.send_message': ['POST /api/v1/conversations/{id}/messages', 'write', ['conversations', 'conversation_messages'], 'chat:use', 'stream', 'jsonapi', [], 'conversations'],
  'conversations.stop': ['POST /api/v1/conversations/{id}/stop', 'write', ['conversations', 'conversation_messages'], 'chat:use', 'record', 'none', []],
  'conversations.update': ['PUT /api/v1/conversations/{id}', 'write', ['conversations'], 'chat:use', 'record', 'jsonapi', [], 'conversations'],
  'creative_contents.create': ['POST /api/v1/creative_contents', 'write', ['creative_contents', 'publish_contents', 'publish_events'], 'content:edit', 'record', 'jsonapi', [], 'creative_contents'],
  'creative_contents.delete': ['DELETE /api/v1/creative_contents/{id}', 'write', ['creative_contents', 'publish_contents', 'publish_events'], 'content:edit', 'empty', 'none', []],
  'creative_contents.get': ['GET /api/v1/creative_contents/{id}', 'read', [], 'content:read', 'record', 'none', ['fields[creative_contents]', 'include']],
  'creative_contents.list': ['GET /api/v1/creative_contents', 'read', [], 'content:read', 'list', 'none', ['fields[creative_contents]', 'filter[brand]', 'filter[business_team_id]', 'filter[category]', 'filter[channel]', 'filter[created_since]', 'filter[created_until]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[topic]', 'filter[trashed]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'creative_contents.restore': ['POST /api/v1/creative_contents/{id}/restore', 'write', ['creative_contents', 'publish_contents', 'publish_events'], 'content:edit', 'record', 'none', []],
  'creative_contents.update': ['PUT /api/v1/creative_contents/{id}', 'write', ['creative_contents', 'publish_contents', 'publish_events'], 'content:edit', 'record', 'jsonapi', [], 'creative_contents'],
  'creative_materials.create': ['POST /api/v1/creative_materials', 'write', ['creative_materials', 'business_pools'], 'creative:edit', 'record', 'jsonapi', [], 'creative_materials'],
  'creative_materials.delete': ['DELETE /api/v1/creative_materials/{id}', 'write', ['creative_materials', 'business_pools'], 'creative:edit', 'empty', 'none', []],
  'creative_materials.get': ['GET /api/v1/creative_materials/{id}', 'read', [], 'creative:read', 'record', 'none', ['fields[creative_materials]', 'include']],
  'creative_materials.list': ['GET /api/v1/creative_materials', 'read', [], 'creative:read', 'list', 'none', ['fields[creative_materials]', 'filter[business_pool_id]', 'filter[business_team_id]', 'filter[category]', 'filter[made]', 'filter[search]', 'filter[sn]', 'filter[trashed]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'creative_materials.make_all_materials': ['GET /api/v1/creative_materials/make_all_materials', 'write', ['creative_materials', 'jobs'], 'creative:edit', 'record', 'none', ['again', 'business_pool_id']],
  'creative_materials.restore': ['POST /api/v1/creative_materials/{id}/restore', 'write', ['creative_materials', 'business_pools'], 'creative:edit', 'record', 'none', []],
  'creative_materials.set_sn_priority': ['POST /api/v1/creative_materials/set_sn_priority', 'write', ['creative_materials'], 'creative:edit', 'data', 'jsonapi', [], 'creative_materials'],
  'creative_materials.update': ['PUT /api/v1/creative_materials/{id}', 'write', ['creative_materials', 'business_pools'], 'creative:edit', 'record', 'jsonapi', [], 'creative_materials'],
  'creative_paragraphs.create': ['POST /api/v1/creative_paragraphs', 'write', ['creative_paragraphs', 'business_pools'], 'creative:edit', 'record', 'jsonapi', [], 'creative_paragraphs'],
  'creative_paragraphs.delete': ['DELETE /api/v1/creative_paragraphs/{id}', 'write', ['creative_paragraphs', 'business_pools'], 'creative:edit', 'empty', 'none', []],
  'creative_paragraphs.get': ['GET /api/v1/creative_paragraphs/{id}', 'read', [], 'creative:read', 'record', 'none', ['fields[creative_paragraphs]', 'include']],
  'creative_paragraphs.list': ['GET /api/v1/creative_paragraphs', 'read', [], 'creative:read', 'list', 'none', ['fields[creative_paragraphs]', 'filter[business_pool_id]', 'filter[business_team_id]', 'filter[category]', 'filter[checked]', 'filter[search]', 'filter[seed]', 'filter[source]', 'filter[trashed]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'creative_paragraphs.restore': ['POST /api/v1/creative_paragraphs/{id}/restore', 'write', ['creative_paragraphs', 'business_pools'], 'creative:edit', 'record', 'none', []],
  'creative_paragraphs.update': ['PUT /api/v1/creative_paragraphs/{id}', 'write', ['creative_paragraphs', 'business_pools'], 'creative:edit', 'record', 'jsonapi', [], 'creative_paragraphs'],
  'creative_publishes.list': ['GET /api/v1/creative_publishes', 'read', [], 'publish:read', 'list', 'none', ['fields[creative_publishes]', 'filter[brand]', 'filter[business_team_id]', 'filter[channel]', 'filter[content_id]', 'filter[created_since]', 'filter[created_until]', 'filter[feed_id]', 'filter[release_since]', 'filter[release_until]', 'filter[search]', 'filter[studio_account_id]', 'filter[topic]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'creative_publishes.statistics': ['GET /api/v1/creative_publishes/statistics', 'read', [], 'publish:read', 'data', 'none', ['filter[brand]', 'filter[business_team_id]', 'filter[channel]', 'filter[content_id]', 'filter[created_since]', 'filter[created_until]', 'filter[feed_id]', 'filter[release_since]', 'filter[release_until]', 'filter[search]', 'filter[studio_account_id]', 'filter[topic]', 'filter[user_id]', 'since', 'until']],
  'creator_contents.account_day_statistics': ['GET /api/v1/creator_contents/account_day_statistics', 'read', [], 'content:read', 'data', 'none', ['platform', 'since', 'studio_account_id', 'until']],
  'creator_contents.batch_assign_account': ['POST /api/v1/creator_contents/batch_assign_account', 'write', ['creator_contents'], 'content:edit', 'data', 'jsonapi', [], 'creator_contents'],
  'creator_contents.batch_content_status': ['PUT /api/v1/creator_contents/batch_content_status', 'write', ['creator_contents', 'publish_contents', 'publish_events', 'studio_accounts'], 'content:review', 'data', 'jsonapi', [], 'creator_contents'],
  'creator_contents.batch_create_publish_task': ['POST /api/v1/creator_contents/batch_create_publish_task', 'write', ['creator_contents', 'publish_contents', 'publish_events', 'studio_accounts'], 'content:publish', 'data', 'jsonapi', [], 'creator_contents'],
  'creator_contents.batch_match_account': ['GET /api/v1/creator_contents/batch_match_account', 'read', [], 'content:read', 'data', 'none', ['ids', 'platform']],
  'creator_contents.delete': ['DELETE /api/v1/creator_contents/{id}', 'write', ['creator_contents', 'publish_contents', 'publish_events', 'studio_accounts'], 'content:edit', 'empty', 'none', []],
  'creator_contents.get': ['GET /api/v1/creator_contents/{id}', 'read', [], 'content:read', 'record', 'none', ['fields[creator_contents]', 'include']],
  'creator_contents.get_publish_params': ['POST /api/v1/creator_contents/{id}/get_publish_params', 'write', ['creator_contents'], 'content:publish', 'data', 'jsonapi', [], 'creator_contents'],
  'creator_contents.list': ['GET /api/v1/creator_contents', 'read', [], 'content:read', 'list', 'none', ['fields[creator_contents]', 'filter[assigned]', 'filter[business_team_id]', 'filter[category]', 'filter[channel]', 'filter[created_since]', 'filter[created_until]', 'filter[creator_task_id]', 'filter[kind]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[studio_account_id]', 'filter[topic]', 'filter[trashed]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'creator_contents.restore': ['POST /api/v1/creator_contents/{id}/restore', 'write', ['creator_contents', 'publish_contents', 'publish_events', 'studio_accounts'], 'content:edit', 'record', 'none', []],
  'creator_contents.statistics': ['GET /api/v1/creator_contents/statistics', 'read', [], 'content:read', 'data', 'none', ['filter[assigned]', 'filter[business_team_id]', 'filter[category]', 'filter[channel]', 'filter[created_since]', 'filter[created_until]', 'filter[creator_task_id]', 'filter[kind]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[studio_account_id]', 'filter[topic]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'since', 'until']],
  'creator_contents.update': ['PUT /api/v1/creator_contents/{id}', 'write', ['creator_contents', 'publish_contents', 'publish_events', 'studio_accounts'], 'content:edit', 'record', 'jsonapi', [], 'creator_contents'],
  'creator_pools.create': ['POST /api/v1/creator_pools', 'write', ['creator_pools', 'creator_tasks'], 'task:edit', 'record', 'jsonapi', [], 'creator_pools'],
  'creator_pools.delete': ['DELETE /api/v1/creator_pools/{id}', 'write', ['creator_pools', 'creator_tasks'], 'task:edit', 'empty', 'none', []],
  'creator_pools.restore': ['POST /api/v1/creator_pools/{id}/restore', 'write', ['creator_pools', 'creator_tasks'], 'task:edit', 'record', 'none', []],
  'creator_tasks.add_content_from_compass': ['POST /api/v1/creator_tasks/{id}/add_content_from_compass', 'write', ['creator_tasks', 'creator_contents', 'publish_contents', 'publish_events'], 'content:edit', 'data', 'jsonapi', [], 'creator_tasks'],
  'creator_tasks.add_content_from_douyin': ['POST /api/v1/creator_tasks/{id}/add_content_from_douyin', 'write', ['creator_tasks', 'creator_contents', 'publish_contents', 'publish_events'], 'content:edit', 'data', 'jsonapi', [], 'creator_tasks'],
  'creator_tasks.add_content_from_import': ['POST /api/v1/creator_tasks/{id}/add_content_from_import', 'write', ['creator_tasks', 'creator_contents', 'publish_contents', 'publish_events'], 'content:edit', 'data', 'upload', [], 'creator_tasks'],
  'creator_tasks.clear_contents': ['DELETE /api/v1/creator_tasks/{id}/clear_contents', 'write', ['creator_tasks', 'creator_contents', 'publish_contents', 'publish_events'], 'content:edit', 'data', 'none', ['status']],
  'creator_tasks.close_task': ['DELETE /api/v1/creator_tasks/{id}/close_task', 'write', ['creator_tasks'], 'task:edit', 'data', 'none', []],
  'creator_tasks.copy_to_user': ['POST /api/v1/creator_tasks/{id}/copy_to_user', 'write', ['creator_tasks', 'creator_pools'], 'task:edit', 'data', 'jsonapi', [], 'creator_tasks'],
  'creator_tasks.create': ['POST /api/v1/creator_tasks', 'write', ['creator_tasks'], 'task:edit', 'record', 'jsonapi', [], 'creator_tasks'],
  'creator_tasks.creation_contents': ['POST /api/v1/creator_tasks/{id}/creation_contents', 'write', ['creator_tasks', 'creator_contents', 'publish_contents', 'publish_events'], 'content:edit', 'data', 'jsonapi', [], 'creator_tasks'],
  'creator_tasks.creator_pools': ['GET /api/v1/creator_tasks/{id}/creator_pools', 'read', [], 'task:read', 'list', 'none', ['fields[creator_pools]', 'filter[creator_task_id]', 'filter[search]', 'filter[trashed]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'creator_tasks.get': ['GET /api/v1/creator_tasks/{id}', 'read', [], 'task:read', 'record', 'none', ['fields[creator_tasks]', 'include']],
  'creator_tasks.list': ['GET /api/v1/creator_tasks', 'read', [], 'task:read', 'list', 'none', ['fields[creator_tasks]', 'filter[business_team_id]', 'filter[category]', 'filter[closed]', 'filter[created_since]', 'filter[created_until]', 'filter[dash]', 'filter[goods_id]', 'filter[platform]', 'filter[search]', 'filter[topics]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'creator_tasks.restore': ['POST /api/v1/creator_tasks/{id}/restore', 'write', ['creator_tasks'], 'task:edit', 'record', 'none', []],
  'creator_tasks.search': ['POST /api/v1/creator_tasks/{id}/search', 'read', [], 'task:read', 'data', 'jsonapi', [], 'creator_tasks'],
  'creator_tasks.set_content_status': ['POST /api/v1/creator_tasks/{id}/set_content_status', 'write', ['creator_tasks', 'creator_contents', 'publish_contents', 'publish_events'], 'content:review', 'data', 'jsonapi', [], 'creator_tasks'],
  'creator_tasks.statistics': ['GET /api/v1/creator_tasks/{id}/statistics', 'read', [], 'task:read', 'data', 'none', ['filter[assigned]', 'filter[business_team_id]', 'filter[category]', 'filter[channel]', 'filter[created_since]', 'filter[created_until]', 'filter[creator_task_id]', 'filter[kind]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[studio_account_id]', 'filter[topic]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'since', 'until']],
  'creator_tasks.sync_content': ['GET /api/v1/creator_tasks/{id}/sync_content', 'write', ['creator_tasks', 'creator_contents', 'publish_contents', 'publish_events'], 'content:edit', 'data', 'none', []],
  'creator_tasks.transfer_to_personify': ['GET /api/v1/creator_tasks/{id}/transfer_to_personify', 'write', ['creator_tasks', 'creator_contents', 'publish_contents', 'publish_events'], 'content:edit', 'data', 'none', ['ids']],
  'creator_tasks.transfer_to_smart': ['GET /api/v1/creator_tasks/{id}/transfer_to_smart', 'write', ['creator_tasks', 'smart_contents'], 'content:edit', 'data', 'none', ['ids']],
  'creator_tasks.update': ['PUT /api/v1/creator_tasks/{id}', 'write', ['creator_tasks'], 'task:edit', 'record', 'jsonapi', [], 'creator_tasks'],
  'deliveries.get': ['GET /api/v1/deliveries/{id}', 'read', [], 'webhook:read', 'record', 'none', ['fields[deliveries]', 'include']],
  'deliveries.list': ['GET /api/v1/deliveries', 'read', [], 'webhook:read', 'list', 'none', ['fields[deliveries]', 'filter[business_team_id]', 'filter[event]', 'filter[since]', 'filter[state]', 'filter[until]', 'filter[webhook_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'deliveries.replay': ['POST /api/v1/deliveries/{id}/replay', 'write', ['deliveries'], 'webhook:edit', 'record', 'none', []],
  'devices.heartbeat': ['POST /api/v1/devices/{id}/heartbeat', 'write', ['devices'], 'device:run', 'record', 'jsonapi', [], 'devices'],
  'devices.list': ['GET /api/v1/devices', 'read', [], 'device:read', 'list', 'none', ['fields[devices]', 'filter[online]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'devices.register': ['POST /api/v1/devices/register', 'write', ['devices', 'studio_accounts', 'publish_events'], 'device:run', 'record', 'jsonapi', [], 'devices'],
  'devices.release': ['POST /api/v1/devices/{id}/release', 'write', ['devices', 'studio_accounts', 'publish_events', 'publish_contents'], 'device:run', 'record', 'jsonapi', [], 'devices'],
  'document_contents.content_modified': ['POST /api/v1/document_contents/content_modified', 'write', ['document_contents'], 'chat:use', 'data', 'jsonapi', [], 'document_contents'],
  'document_contents.delete': ['DELETE /api/v1/document_contents/{id}', 'write', ['document_contents'], 'document:edit', 'empty', 'none', []],
  'document_contents.get': ['GET /api/v1/document_contents/{id}', 'read', [], 'document:read', 'record', 'none', ['fields[document_contents]', 'include']],
  'document_contents.import_data': ['POST /api/v1/document_contents/import_data', 'write', ['document_contents'], 'document:edit', 'data', 'upload', [], 'document_contents'],
  'document_contents.list': ['GET /api/v1/document_contents', 'read', [], 'document:read', 'list', 'none', ['fields[document_contents]', 'filter[business_team_id]', 'filter[channel]', 'filter[created_since]', 'filter[created_until]', 'filter[search]', 'filter[source]', 'filter[trashed]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'document_contents.restore': ['POST /api/v1/document_contents/{id}/restore', 'write', ['document_contents'], 'document:edit', 'record', 'none', []],
  'document_contents.update': ['PUT /api/v1/document_contents/{id}', 'write', ['document_contents'], 'document:edit', 'record', 'jsonapi', [], 'document_contents'],
  'exports.create': ['POST /api/v1/exports', 'write', ['exports', 'jobs'], 'export:run', 'record', 'jsonapi', [], 'exports'],
  'exports.download': ['GET /api/v1/exports/{id}/download', 'read', [], 'export:run', 'file', 'none', []],
  'exports.get': ['GET /api/v1/exports/{id}', 'read', [], 'export:run', 'record', 'none', ['fields[exports]', 'include']],
  'exports.list': ['GET /api/v1/exports', 'read', [], 'export:run', 'list', 'none', ['fields[exports]', 'filter[format]', 'filter[resource]', 'filter[since]', 'filter[until]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'goudong_gold_pools.get': ['GET /api/v1/goudong_gold_pools/{id}', 'read', [], 'gold:read', 'record', 'none', ['fields[goudong_gold_pools]', 'include']],
  'goudong_gold_pools.list': ['GET /api/v1/goudong_gold_pools', 'read', [], 'gold:read', 'list', 'none', ['fields[goudong_gold_pools]', 'filter[available]', 'filter[brand]', 'filter[business_team_id]', 'filter[category]', 'filter[goudong_gold_rank_id]', 'filter[rank_name]', 'filter[search]', 'filter[transferred]', 'filter[updated_since]', 'filter[updated_until]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'goudong_gold_pools.transfer_to_carry': ['POST /api/v1/goudong_gold_pools/transfer_to_carry', 'write', ['goudong_gold_pools', 'carry_materials', 'carry_items'], 'material:edit', 'data', 'jsonapi', [], 'goudong_gold_pools'],
  'goudong_gold_ranks.get': ['GET /api/v1/goudong_gold_ranks/{id}', 'read', [], 'gold:read', 'record', 'none', ['fields[goudong_gold_ranks]', 'include']],
  'goudong_gold_ranks.list': ['GET /api/v1/goudong_gold_ranks', 'read', [], 'gold:read', 'list', 'none', ['fields[goudong_gold_ranks]', 'filter[business_category_id]', 'filter[business_team_id]', 'filter[categorised]', 'filter[category]', 'filter[search]', 'filter[updated_since]', 'filter[updated_until]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'goudong_gold_ranks.update': ['PUT /api/v1/goudong_gold_ranks/{id}', 'write', ['goudong_gold_ranks'], 'gold:edit', 'record', 'jsonapi', [], 'goudong_gold_ranks'],
  'jobs.cancel': ['PUT /api/v1/jobs/{id}/cancel', 'write', ['jobs'], 'job:run', 'record', 'none', []],
  'jobs.get': ['GET /api/v1/jobs/{id}', 'read', [], 'job:read', 'record', 'none', ['fields[jobs]', 'include']],
  'jobs.list': ['GET /api/v1/jobs', 'read', [], 'job:read', 'list', 'none', ['fields[jobs]', 'filter[business_team_id]', 'filter[kind]', 'filter[since]', 'filter[state]', 'filter[until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'jobs.retry': ['PUT /api/v1/jobs/{id}/retry', 'write', ['jobs'], 'job:run', 'record', 'none', []],
  'plans.create': ['POST /api/v1/plans', 'write', ['plans'], 'plan:edit', 'record', 'jsonapi', [], 'plans'],
  'plans.delete': ['DELETE /api/v1/plans/{id}', 'write', ['plans'], 'plan:edit', 'empty', 'none', []],
  'plans.get': ['GET /api/v1/plans/{id}', 'read', [], 'plan:read', 'record', 'none', ['fields[plans]', 'include']],
  'plans.list': ['GET /api/v1/plans', 'read', [], 'plan:read', 'list', 'none', ['fields[plans]', 'filter[business_team_id]', 'filter[enabled]', 'filter[kind]', 'filter[search]', 'filter[studio_account_id]', 'filter[trashed]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'plans.restore': ['POST /api/v1/plans/{id}/restore', 'write', ['plans'], 'plan:edit', 'record', 'none', []],
  'plans.update': ['PUT /api/v1/plans/{id}', 'write', ['plans'], 'plan:edit', 'record', 'jsonapi', [], 'plans'],
  'preferences.get': ['GET /api/v1/preferences', 'read', [], 'self:read', 'data', 'none', []],
  'preferences.update': ['PUT /api/v1/preferences', 'write', ['preferences'], 'self:edit', 'data', 'jsonapi', [], 'preferences'],
  'publish_attempts.get': ['GET /api/v1/publish_attempts/{id}', 'read', [], 'publish:read', 'record', 'none', ['fields[publish_attempts]', 'include']],
  'publish_attempts.heartbeat': ['POST /api/v1/publish_attempts/{id}/heartbeat', 'write', ['publish_attempts'], 'publish:run', 'data', 'jsonapi', [], 'publish_attempts'],
  'publish_attempts.list': ['GET /api/v1/publish_attempts', 'read', [], 'publish:read', 'list', 'none', ['fields[publish_attempts]', 'filter[attempt_key]', 'filter[publish_content_id]', 'filter[state]', 'filter[studio_account_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'publish_attempts.reconcile': ['POST /api/v1/publish_attempts/{id}/reconcile', 'write', ['publish_attempts', 'publish_contents', 'publish_events', 'carry_publishes', 'carry_contents', 'studio_accounts'], 'publish:resolve', 'record', 'jsonapi', [], 'publish_attempts'],
  'publish_attempts.report': ['POST /api/v1/publish_attempts/{id}/report', 'write', ['publish_attempts', 'publish_contents', 'publish_events', 'carry_publishes', 'carry_contents', 'studio_accounts'], 'publish:run', 'record', 'jsonapi', [], 'publish_attempts'],
  'publish_attempts.resolve': ['POST /api/v1/publish_attempts/{id}/resolve', 'write', ['publish_attempts', 'publish_contents', 'publish_events', 'carry_publishes', 'carry_contents', 'studio_accounts'], 'publish:resolve', 'record', 'jsonapi', [], 'publish_attempts'],
  'publish_attempts.submitting': ['POST /api/v1/publish_attempts/{id}/submitting', 'write', ['publish_attempts', 'publish_contents', 'publish_events', 'carry_publishes', 'carry_contents', 'studio_accounts'], 'publish:run', 'record', 'jsonapi', [], 'publish_attempts'],
  'publish_contents.create': ['POST /api/v1/publish_contents', 'write', ['publish_contents', 'publish_events', 'studio_accounts'], 'content:publish', 'record', 'jsonapi', [], 'publish_contents'],
  'publish_contents.delete': ['DELETE /api/v1/publish_contents/{id}', 'write', ['publish_contents', 'publish_events', 'studio_accounts'], 'publish:edit', 'empty', 'none', []],
  'publish_contents.get': ['GET /api/v1/publish_contents/{id}', 'read', [], 'publish:read', 'record', 'none', ['fields[publish_contents]', 'include']],
  'publish_contents.list': ['GET /api/v1/publish_contents', 'read', [], 'publish:read', 'list', 'none', ['fields[publish_contents]', 'filter[account_name]', 'filter[business_team_id]', 'filter[category]', 'filter[content_id]', 'filter[family]', 'filter[platform]', 'filter[published]', 'filter[search]', 'filter[status]', 'filter[studio_account_id]', 'filter[trashed]', 'filter[uid]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'publish_contents.restore': ['POST /api/v1/publish_contents/{id}/restore', 'write', ['publish_contents', 'publish_events', 'studio_accounts'], 'publish:edit', 'record', 'none', []],
  'publish_contents.update': ['PUT /api/v1/publish_contents/{id}', 'write', ['publish_contents', 'publish_events', 'studio_accounts'], 'publish:edit', 'record', 'jsonapi', [], 'publish_contents'],
  'publish_events.get': ['GET /api/v1/publish_events/{id}', 'read', [], 'publish:read', 'record', 'none', ['fields[publish_events]']],
  'publish_events.list': ['GET /api/v1/publish_events', 'read', [], 'publish:read', 'list', 'none', ['fields[publish_events]', 'filter[attempt_id]', 'filter[kind]', 'filter[publish_content_id]', 'filter[studio_account_id]', 'filter[uid]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'sessions.end': ['DELETE /api/v1/sessions/{id}', 'write', ['sessions'], 'self:edit', 'empty', 'none', []],
  'sessions.end_others': ['POST /api/v1/sessions/end_others', 'write', ['sessions'], 'self:edit', 'data', 'none', []],
  'sessions.list': ['GET /api/v1/sessions', 'read', [], 'self:read', 'list', 'none', ['fields[sessions]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'smart_contents.add_content_from_import': ['POST /api/v1/smart_contents/add_content_from_import', 'write', ['smart_contents'], 'content:edit', 'data', 'upload', [], 'smart_contents'],
  'smart_contents.batch_content_status': ['PUT /api/v1/smart_contents/batch_content_status', 'write', ['smart_contents', 'publish_contents', 'publish_events'], 'content:review', 'data', 'jsonapi', [], 'smart_contents'],
  'smart_contents.batch_rollback_contents': ['PUT /api/v1/smart_contents/batch_rollback_contents', 'write', ['smart_contents'], 'content:review', 'data', 'jsonapi', [], 'smart_contents'],
  'smart_contents.create_content_from_smart': ['POST /api/v1/smart_contents/create_content_from_smart', 'write', ['smart_contents', 'creative_contents'], 'content:edit', 'data', 'jsonapi', [], 'smart_contents'],
  'smart_contents.delete_image_assign_index': ['PUT /api/v1/smart_contents/delete_image_assign_index', 'write', ['smart_contents'], 'content:edit', 'data', 'jsonapi', [], 'smart_contents'],
  'smart_contents.get': ['GET /api/v1/smart_contents/{id}', 'read', [], 'content:read', 'record', 'none', ['fields[smart_contents]', 'include']],
  'smart_contents.get_checked_content': ['GET /api/v1/smart_contents/get_checked_content', 'write', ['smart_contents'], 'content:review', 'record', 'none', ['category', 'channel', 'source']],
  'smart_contents.get_downloaded_content': ['GET /api/v1/smart_contents/get_downloaded_content', 'write', ['smart_contents'], 'content:edit', 'record', 'none', ['category', 'channel', 'source', 'status']],
  'smart_contents.get_publish_content': ['GET /api/v1/smart_contents/get_publish_content', 'write', ['smart_contents', 'publish_contents', 'publish_attempts', 'publish_events'], 'publish:run', 'record', 'none', ['device_id']],
  'smart_contents.get_youhaohuo_content': ['GET /api/v1/smart_contents/get_youhaohuo_content', 'write', ['smart_contents'], 'content:edit', 'record', 'none', ['category', 'source']],
  'smart_contents.import_data': ['POST /api/v1/smart_contents/import_data', 'write', ['smart_contents'], 'content:edit', 'data', 'upload', [], 'smart_contents'],
  'smart_contents.import_remote_data': ['POST /api/v1/smart_contents/import_remote_data', 'write', ['smart_contents', 'jobs'], 'content:edit', 'record', 'jsonapi', [], 'smart_contents'],
  'smart_contents.list': ['GET /api/v1/smart_contents', 'read', [], 'content:read', 'list', 'none', ['fields[smart_contents]', 'filter[assigned]', 'filter[business_team_id]', 'filter[category]', 'filter[channel]', 'filter[created_since]', 'filter[created_until]', 'filter[origin_type]', 'filter[published_since]', 'filter[published_until]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[topic]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'smart_contents.refresh_content_status_cache': ['GET /api/v1/smart_contents/refresh_content_status_cache', 'write', ['smart_contents'], 'content:edit', 'data', 'none', []],
  'smart_contents.set_publish_response': ['POST /api/v1/smart_contents/set_publish_response', 'write', ['smart_contents', 'publish_contents', 'publish_attempts', 'publish_events', 'smart_publishes', 'studio_accounts'], 'publish:run', 'record', 'jsonapi', [], 'smart_contents'],
  'smart_contents.smart_publishes': ['GET /api/v1/smart_contents/{id}/smart_publishes', 'read', [], 'content:read', 'list', 'none', ['fields[smart_publishes]', 'filter[business_team_id]', 'filter[channel]', 'filter[content_id]', 'filter[created_since]', 'filter[created_until]', 'filter[feed_id]', 'filter[release_since]', 'filter[release_until]', 'filter[search]', 'filter[studio_account_id]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'smart_contents.statistics': ['GET /api/v1/smart_contents/statistics', 'read', [], 'content:read', 'data', 'none', ['filter[assigned]', 'filter[business_team_id]', 'filter[category]', 'filter[channel]', 'filter[created_since]', 'filter[created_until]', 'filter[origin_type]', 'filter[published_since]', 'filter[published_until]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[topic]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'since', 'until']],
  'smart_contents.transfer_to_carry': ['GET /api/v1/smart_contents/transfer_to_carry', 'write', ['smart_contents', 'carry_contents'], 'content:edit', 'data', 'none', ['ids']],
  'smart_contents.update': ['PUT /api/v1/smart_contents/{id}', 'write', ['smart_contents'], 'content:edit', 'record', 'jsonapi', [], 'smart_contents'],
  'smart_daren_accounts.get': ['GET /api/v1/smart_daren_accounts/{id}', 'read', [], 'daren:read', 'record', 'none', ['fields[smart_daren_accounts]']],
  'smart_daren_accounts.list': ['GET /api/v1/smart_daren_accounts', 'read', [], 'daren:read', 'list', 'none', ['fields[smart_daren_accounts]', 'filter[area_tag]', 'filter[business_team_id]', 'filter[category]', 'filter[channel_tags]', 'filter[platform]', 'filter[search]', 'filter[transferred]', 'filter[updated_since]', 'filter[updated_until]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'smart_daren_accounts.sync_home': ['GET /api/v1/smart_daren_accounts/{id}/sync_home', 'write', ['smart_daren_accounts'], 'daren:edit', 'record', 'none', []],
  'smart_daren_accounts.sync_list': ['GET /api/v1/smart_daren_accounts/sync_list', 'write', ['smart_daren_accounts', 'jobs'], 'daren:edit', 'record', 'none', ['category', 'platform', 'q']],
  'smart_daren_accounts.transfer_to_carry_source': ['POST /api/v1/smart_daren_accounts/transfer_to_carry_source', 'write', ['smart_daren_accounts', 'carry_sources'], 'daren:edit', 'data', 'jsonapi', [], 'smart_daren_accounts'],
  'smart_daren_accounts.update': ['PUT /api/v1/smart_daren_accounts/{id}', 'write', ['smart_daren_accounts'], 'daren:edit', 'record', 'jsonapi', [], 'smart_daren_accounts'],
  'smart_paragraphs.delete': ['DELETE /api/v1/smart_paragraphs/{id}', 'write', ['smart_paragraphs', 'business_pools'], 'creative:edit', 'empty', 'none', []],
  'smart_paragraphs.restore': ['POST /api/v1/smart_paragraphs/{id}/restore', 'write', ['smart_paragraphs', 'business_pools'], 'creative:edit', 'record', 'none', []],
  'smart_publish_reports.get': ['GET /api/v1/smart_publish_reports/{id}', 'read', [], 'report:read', 'record', 'none', ['fields[smart_publish_reports]', 'include']],
  'smart_publish_reports.list': ['GET /api/v1/smart_publish_reports', 'read', [], 'report:read', 'list', 'none', ['fields[smart_publish_reports]', 'filter[business_team_id]', 'filter[platform]', 'filter[record_date]', 'filter[search]', 'filter[since]', 'filter[studio_account_id]', 'filter[uid]', 'filter[until]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'smart_publish_reports.sync_today_report': ['GET /api/v1/smart_publish_reports/sync_today_report', 'write', ['smart_publish_reports', 'jobs'], 'report:run', 'record', 'none', []],
  'smart_publish_reports.totals': ['GET /api/v1/smart_publish_reports/totals', 'read', [], 'report:read', 'data', 'none', ['filter[business_team_id]', 'filter[platform]', 'filter[record_date]', 'filter[search]', 'filter[since]', 'filter[studio_account_id]', 'filter[uid]', 'filter[until]']],
  'smart_publishes.list': ['GET /api/v1/smart_publishes', 'read', [], 'publish:read', 'list', 'none', ['fields[smart_publishes]', 'filter[business_team_id]', 'filter[channel]', 'filter[content_id]', 'filter[created_since]', 'filter[created_until]', 'filter[feed_id]', 'filter[release_since]', 'filter[release_until]', 'filter[search]', 'filter[studio_account_id]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'studio_accounts.add_content_from_import': ['POST /api/v1/studio_accounts/{id}/add_content_from_import', 'write', ['studio_accounts', 'studio_contents'], 'content:edit', 'data', 'upload', [], 'studio_accounts'],
  'studio_accounts.assign_content_statistics': ['GET /api/v1/studio_accounts/assign_content_statistics', 'read', [], 'account:read', 'data', 'none', ['filter[assigned]', 'filter[assigned_account_id]', 'filter[author_id]', 'filter[business_category_id]', 'filter[business_team_id]', 'filter[carry_source_id]', 'filter[category]', 'filter[channel]', 'filter[content_type]', 'filter[created_since]', 'filter[created_until]', 'filter[document_id]', 'filter[origin_type]', 'filter[published_since]', 'filter[published_until]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[topic]', 'filter[updated_since]', 'filter[updated_until]', 'filter[usable]', 'filter[user_id]', 'since', 'until']],
  'studio_accounts.batch_assign_contents': ['PUT /api/v1/studio_accounts/batch_assign_contents', 'write', ['studio_accounts', 'carry_contents'], 'account:edit', 'data', 'jsonapi', [], 'studio_accounts'],
  'studio_accounts.batch_assign_source': ['POST /api/v1/studio_accounts/batch_assign_source', 'write', ['studio_accounts', 'carry_sources'], 'source:edit', 'data', 'jsonapi', [], 'studio_accounts'],
  'studio_accounts.batch_content_status': ['PUT /api/v1/studio_accounts/{id}/batch_content_status', 'write', ['studio_accounts', 'studio_contents', 'studio_sources'], 'content:review', 'data', 'jsonapi', [], 'studio_accounts'],
  'studio_accounts.batch_update_from_import': ['PUT /api/v1/studio_accounts/batch_update_from_import', 'write', ['studio_accounts'], 'account:edit', 'data', 'upload', [], 'studio_accounts'],
  'studio_accounts.change_sources_owner': ['PUT /api/v1/studio_accounts/{id}/change_sources_owner', 'write', ['studio_accounts', 'carry_sources'], 'source:edit', 'data', 'jsonapi', [], 'studio_accounts'],
  'studio_accounts.clear_contents': ['DELETE /api/v1/studio_accounts/{id}/clear_contents', 'write', ['studio_accounts', 'studio_contents', 'studio_sources'], 'content:edit', 'data', 'none', ['status']],
  'studio_accounts.clear_creative_contents': ['DELETE /api/v1/studio_accounts/{id}/clear_creative_contents', 'write', ['studio_accounts', 'studio_contents'], 'content:edit', 'data', 'none', []],
  'studio_accounts.creation_contents': ['POST /api/v1/studio_accounts/{id}/creation_contents', 'write', ['studio_accounts', 'studio_contents'], 'content:edit', 'data', 'jsonapi', [], 'studio_accounts'],
  'studio_accounts.creative_content_statistics': ['GET /api/v1/studio_accounts/creative_content_statistics', 'read', [], 'content:read', 'data', 'none', ['filter[business_team_id]', 'filter[category]', 'filter[content_type]', 'filter[creative]', 'filter[platform]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[studio_account_id]', 'filter[studio_source_id]', 'filter[topic]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'since', 'until']],
  'studio_accounts.delete': ['DELETE /api/v1/studio_accounts/{id}', 'write', ['studio_accounts', 'publish_contents'], 'account:edit', 'empty', 'none', []],
  'studio_accounts.exec_account_job': ['POST /api/v1/studio_accounts/exec_account_job', 'write', ['studio_accounts', 'jobs'], 'account:edit', 'record', 'jsonapi', [], 'studio_accounts'],
  'studio_accounts.generate_creative_contents': ['POST /api/v1/studio_accounts/{id}/generate_creative_contents', 'write', ['studio_accounts', 'studio_contents'], 'content:edit', 'data', 'jsonapi', [], 'studio_accounts'],
  'studio_accounts.get': ['GET /api/v1/studio_accounts/{id}', 'read', [], 'account:read', 'record', 'none', ['fields[studio_accounts]', 'include']],
  'studio_accounts.get_creative_material_images': ['GET /api/v1/studio_accounts/get_creative_material_images', 'read', [], 'creative:read', 'data', 'none', ['business_pool_id', 'category', 'page[number]', 'page[size]', 'search', 'sn', 'studio_account_id']],
  'studio_accounts.get_groups': ['GET /api/v1/studio_accounts/get_groups', 'read', [], 'account:read', 'data', 'none', ['studio_account_id']],
  'studio_accounts.get_publish_info': ['GET /api/v1/studio_accounts/get_publish_info', 'read', [], 'account:read', 'data', 'none', ['platform', 'uid']],
  'studio_accounts.get_select': ['GET /api/v1/studio_accounts/get_select', 'read', [], 'account:read', 'data', 'none', ['platform', 'search']],
  'studio_accounts.get_topic': ['POST /api/v1/studio_accounts/get_topic', 'read', [], 'account:read', 'data', 'jsonapi', [], 'studio_accounts'],
  'studio_accounts.list': ['GET /api/v1/studio_accounts', 'read', [], 'account:read', 'list', 'none', ['fields[studio_accounts]', 'filter[business_category_id]', 'filter[business_team_id]', 'filter[category]', 'filter[expired]', 'filter[has_already_sign]', 'filter[mcn_name]', 'filter[online]', 'filter[permitted]', 'filter[platform]', 'filter[publish_tag]', 'filter[search]', 'filter[trashed]', 'filter[uid]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'filter[visiable]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'studio_accounts.restore': ['POST /api/v1/studio_accounts/{id}/restore', 'write', ['studio_accounts', 'publish_contents'], 'account:edit', 'record', 'none', []],
  'studio_accounts.set_content_status': ['PUT /api/v1/studio_accounts/{id}/set_content_status', 'write', ['studio_accounts', 'studio_contents', 'studio_sources'], 'content:review', 'data', 'jsonapi', [], 'studio_accounts'],
  'studio_accounts.statistics': ['GET /api/v1/studio_accounts/{id}/statistics', 'read', [], 'content:read', 'data', 'none', ['filter[business_team_id]', 'filter[category]', 'filter[content_type]', 'filter[creative]', 'filter[platform]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[studio_account_id]', 'filter[studio_source_id]', 'filter[topic]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'since', 'until']],
  'studio_accounts.studio_contents': ['GET /api/v1/studio_accounts/{id}/studio_contents', 'read', [], 'content:read', 'list', 'none', ['fields[studio_contents]', 'filter[business_team_id]', 'filter[category]', 'filter[content_type]', 'filter[creative]', 'filter[platform]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[studio_account_id]', 'filter[studio_source_id]', 'filter[topic]', 'filter[trashed]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'studio_accounts.sync_daorc_account': ['GET /api/v1/studio_accounts/sync_daorc_account', 'write', ['studio_accounts'], 'account:edit', 'data', 'none', ['page', 'size']],
  'studio_accounts.sync_info': ['POST /api/v1/studio_accounts/sync_info', 'write', ['studio_accounts', 'publish_contents'], 'account:publish', 'record', 'jsonapi', [], 'studio_accounts'],
  'studio_accounts.transfer_to_smart': ['GET /api/v1/studio_accounts/transfer_to_smart', 'write', ['studio_accounts', 'smart_contents'], 'content:edit', 'data', 'none', ['ids']],
  'studio_accounts.update': ['PUT /api/v1/studio_accounts/{id}', 'write', ['studio_accounts', 'publish_contents'], 'account:edit', 'record', 'jsonapi', [], 'studio_accounts'],
  'studio_contents.create': ['POST /api/v1/studio_contents', 'write', ['studio_contents', 'studio_accounts', 'studio_sources'], 'content:edit', 'record', 'jsonapi', [], 'studio_contents'],
  'studio_contents.delete': ['DELETE /api/v1/studio_contents/{id}', 'write', ['studio_contents', 'studio_accounts', 'studio_sources'], 'content:edit', 'empty', 'none', []],
  'studio_contents.get': ['GET /api/v1/studio_contents/{id}', 'read', [], 'content:read', 'record', 'none', ['fields[studio_contents]', 'include']],
  'studio_contents.list': ['GET /api/v1/studio_contents', 'read', [], 'content:read', 'list', 'none', ['fields[studio_contents]', 'filter[business_team_id]', 'filter[category]', 'filter[content_type]', 'filter[creative]', 'filter[platform]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[studio_account_id]', 'filter[studio_source_id]', 'filter[topic]', 'filter[trashed]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'studio_contents.refresh_content_aweme': ['GET /api/v1/studio_contents/{id}/refresh_content_aweme', 'write', ['studio_contents'], 'content:edit', 'record', 'none', []],
  'studio_contents.restore': ['POST /api/v1/studio_contents/{id}/restore', 'write', ['studio_contents', 'studio_accounts', 'studio_sources'], 'content:edit', 'record', 'none', []],
  'studio_contents.transfer_to_carry': ['GET /api/v1/studio_contents/transfer_to_carry', 'write', ['studio_contents', 'carry_contents'], 'content:edit', 'data', 'none', ['ids']],
  'studio_contents.update': ['PUT /api/v1/studio_contents/{id}', 'write', ['studio_contents', 'studio_accounts', 'studio_sources'], 'content:edit', 'record', 'jsonapi', [], 'studio_contents'],
  'studio_income_summaries.get': ['GET /api/v1/studio_income_summaries/{id}', 'read', [], 'order:read', 'record', 'none', ['fields[studio_income_summaries]', 'include']],
  'studio_income_summaries.list': ['GET /api/v1/studio_income_summaries', 'read', [], 'order:read', 'list', 'none', ['fields[studio_income_summaries]', 'filter[business_team_id]', 'filter[month]', 'filter[platform]', 'filter[record_date]', 'filter[search]', 'filter[since]', 'filter[studio_account_id]', 'filter[uid]', 'filter[until]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'studio_income_summaries.totals': ['GET /api/v1/studio_income_summaries/totals', 'read', [], 'order:read', 'data', 'none', ['filter[business_team_id]', 'filter[month]', 'filter[platform]', 'filter[record_date]', 'filter[search]', 'filter[since]', 'filter[studio_account_id]', 'filter[uid]', 'filter[until]']],
  'studio_orders.get': ['GET /api/v1/studio_orders/{id}', 'read', [], 'order:read', 'record', 'none', ['fields[studio_orders]', 'include']],
  'studio_orders.list': ['GET /api/v1/studio_orders', 'read', [], 'order:read', 'list', 'none', ['fields[studio_orders]', 'filter[business_team_id]', 'filter[item_id]', 'filter[month]', 'filter[platform]', 'filter[record_date]', 'filter[search]', 'filter[since]', 'filter[status]', 'filter[studio_account_id]', 'filter[uid]', 'filter[until]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'studio_orders.totals': ['GET /api/v1/studio_orders/totals', 'read', [], 'order:read', 'data', 'none', ['filter[business_team_id]', 'filter[item_id]', 'filter[month]', 'filter[platform]', 'filter[record_date]', 'filter[search]', 'filter[since]', 'filter[status]', 'filter[studio_account_id]', 'filter[uid]', 'filter[until]']],
  'studio_pools.create': ['POST /api/v1/studio_pools', 'write', ['studio_pools', 'studio_accounts'], 'pool:edit', 'record', 'jsonapi', [], 'studio_pools'],
  'studio_pools.delete': ['DELETE /api/v1/studio_pools/{id}', 'write', ['studio_pools', 'studio_accounts'], 'pool:edit', 'empty', 'none', []],
  'studio_pools.get': ['GET /api/v1/studio_pools/{id}', 'read', [], 'pool:read', 'record', 'none', ['fields[studio_pools]', 'include']],
  'studio_pools.list': ['GET /api/v1/studio_pools', 'read', [], 'pool:read', 'list', 'none', ['fields[studio_pools]', 'filter[business_team_id]', 'filter[category]', 'filter[checked]', 'filter[item_id]', 'filter[search]', 'filter[studio_account_id]', 'filter[trashed]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'studio_pools.restore': ['POST /api/v1/studio_pools/{id}/restore', 'write', ['studio_pools', 'studio_accounts'], 'pool:edit', 'record', 'none', []],
  'studio_pools.update': ['PUT /api/v1/studio_pools/{id}', 'write', ['studio_pools', 'studio_accounts'], 'pool:edit', 'record', 'jsonapi', [], 'studio_pools'],
  'studio_sources.create': ['POST /api/v1/studio_sources', 'write', ['studio_sources', 'studio_accounts'], 'source:edit', 'record', 'jsonapi', [], 'studio_sources'],
  'studio_sources.delete': ['DELETE /api/v1/studio_sources/{id}', 'write', ['studio_sources', 'studio_accounts'], 'source:edit', 'empty', 'none', []],
  'studio_sources.exec_job': ['POST /api/v1/studio_sources/{id}/exec_job', 'write', ['studio_sources', 'jobs', 'studio_contents'], 'source:run', 'record', 'jsonapi', [], 'studio_sources'],
  'studio_sources.get': ['GET /api/v1/studio_sources/{id}', 'read', [], 'source:read', 'record', 'none', ['fields[studio_sources]', 'include']],
  'studio_sources.list': ['GET /api/v1/studio_sources', 'read', [], 'source:read', 'list', 'none', ['fields[studio_sources]', 'filter[author_id]', 'filter[business_team_id]', 'filter[collected_since]', 'filter[collected_until]', 'filter[platform]', 'filter[search]', 'filter[studio_account_id]', 'filter[trashed]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'studio_sources.request_info': ['GET /api/v1/studio_sources/request_info', 'write', ['studio_sources'], 'source:edit', 'record', 'none', ['author_id', 'platform', 'source_url']],
  'studio_sources.request_profile': ['GET /api/v1/studio_sources/request_profile', 'write', ['studio_sources'], 'source:edit', 'record', 'none', ['source_id']],
  'studio_sources.restore': ['POST /api/v1/studio_sources/{id}/restore', 'write', ['studio_sources', 'studio_accounts'], 'source:edit', 'record', 'none', []],
  'studio_sources.update': ['PUT /api/v1/studio_sources/{id}', 'write', ['studio_sources', 'studio_accounts'], 'source:edit', 'record', 'jsonapi', [], 'studio_sources'],
  'system_notices.clear_notices': ['DELETE /api/v1/system_notices/clear_notices', 'write', ['system_notices'], 'notice:edit', 'data', 'none', []],
  'system_notices.list': ['GET /api/v1/system_notices', 'read', [], 'notice:read', 'list', 'none', ['fields[system_notices]', 'filter[readed]', 'filter[source]', 'filter[status]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'system_notices.update': ['PUT /api/v1/system_notices/{id}', 'write', ['system_notices'], 'notice:edit', 'record', 'jsonapi', [], 'system_notices'],
  'team_orders.get': ['GET /api/v1/team_orders/{id}', 'read', [], 'order:read', 'record', 'none', ['fields[team_orders]', 'include']],
  'team_orders.list': ['GET /api/v1/team_orders', 'read', [], 'order:read', 'list', 'none', ['fields[team_orders]', 'filter[business_team_id]', 'filter[item_id]', 'filter[month]', 'filter[platform]', 'filter[record_date]', 'filter[search]', 'filter[since]', 'filter[status]', 'filter[team_relation_id]', 'filter[uid]', 'filter[until]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'team_orders.totals': ['GET /api/v1/team_orders/totals', 'read', [], 'order:read', 'data', 'none', ['filter[business_team_id]', 'filter[item_id]', 'filter[month]', 'filter[platform]', 'filter[record_date]', 'filter[search]', 'filter[since]', 'filter[status]', 'filter[team_relation_id]', 'filter[uid]', 'filter[until]']],
  'team_relations.get': ['GET /api/v1/team_relations/{id}', 'read', [], 'team:read', 'record', 'none', ['fields[team_relations]', 'include']],
  'team_relations.list': ['GET /api/v1/team_relations', 'read', [], 'team:read', 'list', 'none', ['fields[team_relations]', 'filter[bind_date]', 'filter[business_team_id]', 'filter[platform]', 'filter[search]', 'filter[since]', 'filter[state]', 'filter[uid]', 'filter[until]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'team_relations.sync_remote_info': ['POST /api/v1/team_relations/sync_remote_info', 'write', ['team_relations', 'jobs', 'team_orders', 'studio_orders', 'studio_income_summaries'], 'team:edit', 'record', 'jsonapi', [], 'team_relations'],
  'uploads.create': ['POST /api/v1/uploads', 'write', ['uploads'], 'upload:edit', 'record', 'upload', [], 'uploads'],
  'uploads.file': ['GET /api/v1/uploads/{id}/file', 'read', [], 'upload:read', 'file', 'none', []],
  'uploads.get': ['GET /api/v1/uploads/{id}', 'read', [], 'upload:read', 'record', 'none', ['fields[uploads]']],
  'uploads.list': ['GET /api/v1/uploads', 'read', [], 'upload:read', 'list', 'none', ['fields[uploads]', 'filter[business_team_id]', 'filter[content_type]', 'filter[kind]', 'filter[search]', 'filter[sha256]', 'filter[since]', 'filter[until]', 'filter[user_id]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'uploads.media': ['GET /api/v1/media', 'read', [], 'upload:read', 'file', 'none', ['url']],
  'userManagement.doDelete': ['POST /userManagement/doDelete', 'write', ['userManagement', 'users'], 'user:edit', 'data', 'form', []],
  'userManagement.doEdit': ['POST /userManagement/doEdit', 'write', ['userManagement', 'users'], 'user:edit', 'record', 'form', []],
  'users.create': ['POST /api/v1/users', 'write', ['users'], 'user:edit', 'record', 'jsonapi', [], 'users'],
  'users.delete': ['DELETE /api/v1/users/{id}', 'write', ['users'], 'user:edit', 'empty', 'none', []],
  'users.get': ['GET /api/v1/users/{id}', 'read', [], 'user:read', 'record', 'none', ['fields[users]', 'include']],
  'users.get_info': ['GET /api/v1/users/get_info', 'read', [], 'signed-in', 'data', 'none', []],
  'users.get_role_select': ['GET /api/v1/users/get_role_select', 'read', [], 'team:read', 'data', 'none', ['roles', 'search']],
  'users.list': ['GET /api/v1/users', 'read', [], 'user:read', 'list', 'none', ['fields[users]', 'filter[business_team_id]', 'filter[disabled]', 'filter[online]', 'filter[roles]', 'filter[search]', 'filter[trashed]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'users.restore': ['POST /api/v1/users/{id}/restore', 'write', ['users'], 'user:edit', 'record', 'none', []],
  'users.signing_statistics': ['GET /api/v1/users/signing_statistics', 'read', [], 'user:read', 'data', 'none', ['filter[business_team_id]', 'filter[has_already_sign]', 'filter[platform]', 'filter[user_id]', 'since', 'until']],
  'users.update': ['PUT /api/v1/users/{id}', 'write', ['users'], 'user:edit', 'record', 'jsonapi', [], 'users'],
  'users.update_password': ['PUT /api/v1/users/update_password', 'write', ['users'], 'self:edit', 'data', 'jsonapi', [], 'users'],
  'views.create': ['POST /api/v1/views', 'write', ['views'], 'self:edit', 'record', 'jsonapi', [], 'views'],
  'views.delete': ['DELETE /api/v1/views/{id}', 'write', ['views'], 'self:edit', 'empty', 'none', []],
  'views.get': ['GET /api/v1/views/{id}', 'read', [], 'self:read', 'record', 'none', ['fields[views]']],
  'views.list': ['GET /api/v1/views', 'read', [], 'self:read', 'list', 'none', ['fields[views]', 'filter[is_default]', 'filter[kind]', 'filter[resource]', 'filter[search]', 'filter[trashed]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'views.restore': ['POST /api/v1/views/{id}/restore', 'write', ['views'], 'self:edit', 'record', 'none', []],
  'views.update': ['PUT /api/v1/views/{id}', 'write', ['views'], 'self:edit', 'record', 'jsonapi', [], 'views'],
  'webhooks.create': ['POST /api/v1/webhooks', 'write', ['webhooks'], 'webhook:edit', 'record', 'jsonapi', [], 'webhooks'],
  'webhooks.delete': ['DELETE /api/v1/webhooks/{id}', 'write', ['webhooks'], 'webhook:edit', 'empty', 'none', []],
  'webhooks.get': ['GET /api/v1/webhooks/{id}', 'read', [], 'webhook:read', 'record', 'none', ['fields[webhooks]']],
  'webhooks.list': ['GET /api/v1/webhooks', 'read', [], 'webhook:read', 'list', 'none', ['fields[webhooks]', 'filter[business_team_id]', 'filter[enabled]', 'filter[events]', 'filter[search]', 'filter[trashed]', 'filter[url]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'webhooks.restore': ['POST /api/v1/webhooks/{id}/restore', 'write', ['webhooks'], 'webhook:edit', 'record', 'none', []],
  'webhooks.update': ['PUT /api/v1/webhooks/{id}', 'write', ['webhooks'], 'webhook:edit', 'record', 'jsonapi', [], 'webhooks'],
  'windmill_contents.batch_change_status': ['PUT /api/v1/windmill_contents/batch_change_status', 'write', ['windmill_contents'], 'windmill:edit', 'data', 'jsonapi', [], 'windmill_contents'],
  'windmill_contents.get': ['GET /api/v1/windmill_contents/{id}', 'read', [], 'windmill:read', 'record', 'none', ['fields[windmill_contents]', 'include']],
  'windmill_contents.list': ['GET /api/v1/windmill_contents', 'read', [], 'windmill:read', 'list', 'none', ['fields[windmill_contents]', 'filter[business_team_id]', 'filter[category]', 'filter[data_type]', 'filter[group_name]', 'filter[platform]', 'filter[search]', 'filter[status]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'filter[windmill_crowd_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'windmill_contents.statistics': ['GET /api/v1/windmill_contents/statistics', 'read', [], 'windmill:read', 'data', 'none', ['filter[business_team_id]', 'filter[category]', 'filter[data_type]', 'filter[group_name]', 'filter[platform]', 'filter[search]', 'filter[status]', 'filter[updated_since]', 'filter[updated_until]', 'filter[user_id]', 'filter[windmill_crowd_id]', 'since', 'until']],
  'windmill_contents.update': ['PUT /api/v1/windmill_contents/{id}', 'write', ['windmill_contents'], 'windmill:edit', 'record', 'jsonapi', [], 'windmill_contents'],
  'windmill_crowds.batch_change_category': ['PUT /api/v1/windmill_crowds/batch_change_category', 'write', ['windmill_crowds'], 'windmill:edit', 'data', 'jsonapi', [], 'windmill_crowds'],
  'windmill_crowds.get': ['GET /api/v1/windmill_crowds/{id}', 'read', [], 'windmill:read', 'record', 'none', ['fields[windmill_crowds]', 'include']],
  'windmill_crowds.list': ['GET /api/v1/windmill_crowds', 'read', [], 'windmill:read', 'list', 'none', ['fields[windmill_crowds]', 'filter[business_team_id]', 'filter[category]', 'filter[data_type]', 'filter[group_name]', 'filter[platform]', 'filter[search]', 'filter[status]', 'filter[updated_since]', 'filter[updated_until]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
} as const

/** Resource → operation → operation id, so that the SDK type is a look-up and not a search. */
export interface OperationTree {
  access_accounts: {
    batch_use_cards: 'access_accounts.batch_use_cards'
    batch_verify_login: 'access_accounts.batch_verify_login'
    create: 'access_accounts.create'
    delete: 'access_accounts.delete'
    get: 'access_accounts.get'
    get_card_list: 'access_accounts.get_card_list'
    get_select: 'access_accounts.get_select'
    get_video_list: 'access_accounts.get_video_list'
    list: 'access_accounts.list'
    restore: 'access_accounts.restore'
    save_redbook_cookie: 'access_accounts.save_redbook_cookie'
    set_goudong_cookies: 'access_accounts.set_goudong_cookies'
    sync_creator_backbone: 'access_accounts.sync_creator_backbone'
    sync_daorc_account: 'access_accounts.sync_daorc_account'
    sync_info: 'access_accounts.sync_info'
    update: 'access_accounts.update'
  }
  audit_events: {
    get: 'audit_events.get'
    list: 'audit_events.list'
    undo: 'audit_events.undo'
    verify: 'audit_events.verify'
  }
  auth: {
    code: 'auth.code'
    expire_token: 'auth.expire_token'
    login: 'auth.login'
    logout: 'auth.logout'
    refresh_token: 'auth.refresh_token'
    register: 'auth.register'
    signup: 'auth.signup'
    sms_code: 'auth.sms_code'
    social_login: 'auth.social_login'
  }
  business_categories: {
    add_assign_category: 'business_categories.add_assign_category'
    create: 'business_categories.create'
    delete: 'business_categories.delete'
    get: 'business_categories.get'
    get_select: 'business_categories.get_select'
    get_smart_select: 'business_categories.get_smart_select'
    list: 'business_categories.list'
    restore: 'business_categories.restore'
    update: 'business_categories.update'
  }
  business_pools: {
    benchmark_contents: 'business_pools.benchmark_contents'
    benchmark_goudong: 'business_pools.benchmark_goudong'
    check_available: 'business_pools.check_available'
    clear_creative_materials: 'business_pools.clear_creative_materials'
    clear_creative_paragraphs: 'business_pools.clear_creative_paragraphs'
    create: 'business_pools.create'
    creative_content_statistics: 'business_pools.creative_content_statistics'
    delete: 'business_pools.delete'
    generate_contents: 'business_pools.generate_contents'
    get: 'business_pools.get'
    get_paragraphs: 'business_pools.get_paragraphs'
    get_youhaohuo_pool: 'business_pools.get_youhaohuo_pool'
    goudong_goods_rate: 'business_pools.goudong_goods_rate'
    list: 'business_pools.list'
    restore: 'business_pools.restore'
    search_creative_paragraphs: 'business_pools.search_creative_paragraphs'
    smart_paragraphs: 'business_pools.smart_paragraphs'
    sync_commerce_items: 'business_pools.sync_commerce_items'
    sync_goudong_rate: 'business_pools.sync_goudong_rate'
    update: 'business_pools.update'
  }
  business_teams: {
    cps_statistics: 'business_teams.cps_statistics'
    create: 'business_teams.create'
    creator_tag_info: 'business_teams.creator_tag_info'
    delete: 'business_teams.delete'
    get: 'business_teams.get'
    get_info: 'business_teams.get_info'
    goudong_creator_tag_list: 'business_teams.goudong_creator_tag_list'
    list: 'business_teams.list'
    restore: 'business_teams.restore'
    role_select: 'business_teams.role_select'
    save_settings: 'business_teams.save_settings'
    update: 'business_teams.update'
  }
  cable_tickets: {
    create: 'cable_tickets.create'
  }
  carry_contents: {
    add_content_from_creator: 'carry_contents.add_content_from_creator'
    audit_creative_content: 'carry_contents.audit_creative_content'
    batch_content_status: 'carry_contents.batch_content_status'
    batch_to_publish: 'carry_contents.batch_to_publish'
    delete: 'carry_contents.delete'
    delete_creation_content: 'carry_contents.delete_creation_content'
    generate_carry_creator: 'carry_contents.generate_carry_creator'
    get: 'carry_contents.get'
    get_checked_content: 'carry_contents.get_checked_content'
    get_content_desc: 'carry_contents.get_content_desc'
    get_content_recommend: 'carry_contents.get_content_recommend'
    get_downloaded_content: 'carry_contents.get_downloaded_content'
    get_publish_content: 'carry_contents.get_publish_content'
    list: 'carry_contents.list'
    refresh_content_aweme: 'carry_contents.refresh_content_aweme'
    refresh_content_status_cache: 'carry_contents.refresh_content_status_cache'
    restore: 'carry_contents.restore'
    set_publish_response: 'carry_contents.set_publish_response'
    statistics: 'carry_contents.statistics'
    submit_to_publish: 'carry_contents.submit_to_publish'
    sync_content_detail: 'carry_contents.sync_content_detail'
    sync_to_publish: 'carry_contents.sync_to_publish'
  }
  carry_item_details: {
    list: 'carry_item_details.list'
  }
  carry_items: {
    batch_save_rate_item: 'carry_items.batch_save_rate_item'
    batch_update_category: 'carry_items.batch_update_category'
    check_available: 'carry_items.check_available'
    creator_items_content: 'carry_items.creator_items_content'
    get_algo_aicopy: 'carry_items.get_algo_aicopy'
    list: 'carry_items.list'
    set_random_pool: 'carry_items.set_random_pool'
  }
  carry_materials: {
    assign_material_from_channel: 'carry_materials.assign_material_from_channel'
    assign_new_item: 'carry_materials.assign_new_item'
    batch_contents_status: 'carry_materials.batch_contents_status'
    batch_update_category: 'carry_materials.batch_update_category'
    batch_update_tag_info: 'carry_materials.batch_update_tag_info'
    check_material_from_channel: 'carry_materials.check_material_from_channel'
    clear_carry_contents: 'carry_materials.clear_carry_contents'
    commerce_new_material: 'carry_materials.commerce_new_material'
    create_new_items: 'carry_materials.create_new_items'
    create_new_material: 'carry_materials.create_new_material'
    creative_new_content: 'carry_materials.creative_new_content'
    daren_detail_status: 'carry_materials.daren_detail_status'
    delete_from_source: 'carry_materials.delete_from_source'
    exec_material_job: 'carry_materials.exec_material_job'
    get: 'carry_materials.get'
    get_material_creative: 'carry_materials.get_material_creative'
    get_material_desc: 'carry_materials.get_material_desc'
    get_material_paragraphs: 'carry_materials.get_material_paragraphs'
    get_material_rate: 'carry_materials.get_material_rate'
    get_material_recommend: 'carry_materials.get_material_recommend'
    list: 'carry_materials.list'
    merge_similar_material: 'carry_materials.merge_similar_material'
    new_taobaoke_material: 'carry_materials.new_taobaoke_material'
    save_rate_content: 'carry_materials.save_rate_content'
    search_dewu_pool: 'carry_materials.search_dewu_pool'
    search_goudong_pool: 'carry_materials.search_goudong_pool'
    search_guanghe_pool: 'carry_materials.search_guanghe_pool'
    search_taobaoke_material: 'carry_materials.search_taobaoke_material'
    set_random_pool: 'carry_materials.set_random_pool'
    source_detail_status: 'carry_materials.source_detail_status'
    source_pool_status: 'carry_materials.source_pool_status'
    sync_commerce_items: 'carry_materials.sync_commerce_items'
    take_carry_contents: 'carry_materials.take_carry_contents'
    update_creative_material: 'carry_materials.update_creative_material'
    update_material_item: 'carry_materials.update_material_item'
  }
  carry_publishes: {
    all_in_deleted: 'carry_publishes.all_in_deleted'
    all_in_processed: 'carry_publishes.all_in_processed'
    batch_publish_status: 'carry_publishes.batch_publish_status'
    batch_update_processed_assets: 'carry_publishes.batch_update_processed_assets'
    clear_source_items: 'carry_publishes.clear_source_items'
    delete: 'carry_publishes.delete'
    exec_publish_job: 'carry_publishes.exec_publish_job'
    get: 'carry_publishes.get'
    get_creator_image_urls: 'carry_publishes.get_creator_image_urls'
    import_cps_amount: 'carry_publishes.import_cps_amount'
    list: 'carry_publishes.list'
    refresh_content: 'carry_publishes.refresh_content'
    restore: 'carry_publishes.restore'
    save_to_processed: 'carry_publishes.save_to_processed'
    statistics: 'carry_publishes.statistics'
  }
  carry_sources: {
    batch_publish_status: 'carry_sources.batch_publish_status'
    delete: 'carry_sources.delete'
    exec_dewu_spider: 'carry_sources.exec_dewu_spider'
    exec_monitor_spider: 'carry_sources.exec_monitor_spider'
    exec_source_job: 'carry_sources.exec_source_job'
    get: 'carry_sources.get'
    get_select: 'carry_sources.get_select'
    list: 'carry_sources.list'
    request_info: 'carry_sources.request_info'
    restore: 'carry_sources.restore'
    send_ai_chat: 'carry_sources.send_ai_chat'
    update: 'carry_sources.update'
    update_assign_content: 'carry_sources.update_assign_content'
  }
  carry_statistics: {
    get: 'carry_statistics.get'
    list: 'carry_statistics.list'
    totals: 'carry_statistics.totals'
  }
  channel_rules: {
    get: 'channel_rules.get'
    list: 'channel_rules.list'
    update: 'channel_rules.update'
  }
  commands: {
    acknowledge: 'commands.acknowledge'
    inbox: 'commands.inbox'
    issue: 'commands.issue'
    list: 'commands.list'
  }
  content_items: {
    list: 'content_items.list'
    recommend: 'content_items.recommend'
  }
  conversations: {
    create: 'conversations.create'
    delete: 'conversations.delete'
    get: 'conversations.get'
    list: 'conversations.list'
    messages: 'conversations.messages'
    restore: 'conversations.restore'
    send_message: 'conversations.send_message'
    stop: 'conversations.stop'
    update: 'conversations.update'
  }
  creative_contents: {
    create: 'creative_contents.create'
    delete: 'creative_contents.delete'
    get: 'creative_contents.get'
    list: 'creative_contents.list'
    restore: 'creative_contents.restore'
    update: 'creative_contents.update'
  }
  creative_materials: {
    create: 'creative_materials.create'
    delete: 'creative_materials.delete'
    get: 'creative_materials.get'
    list: 'creative_materials.list'
    make_all_materials: 'creative_materials.make_all_materials'
    restore: 'creative_materials.restore'
    set_sn_priority: 'creative_materials.set_sn_priority'
    update: 'creative_materials.update'
  }
  creative_paragraphs: {
    create: 'creative_paragraphs.create'
    delete: 'creative_paragraphs.delete'
    get: 'creative_paragraphs.get'
    list: 'creative_paragraphs.list'
    restore: 'creative_paragraphs.restore'
    update: 'creative_paragraphs.update'
  }
  creative_publishes: {
    list: 'creative_publishes.list'
    statistics: 'creative_publishes.statistics'
  }
  creator_contents: {
    account_day_statistics: 'creator_contents.account_day_statistics'
    batch_assign_account: 'creator_contents.batch_assign_account'
    batch_content_status: 'creator_contents.batch_content_status'
    batch_create_publish_task: 'creator_contents.batch_create_publish_task'
    batch_match_account: 'creator_contents.batch_match_account'
    delete: 'creator_contents.delete'
    get: 'creator_contents.get'
    get_publish_params: 'creator_contents.get_publish_params'
    list: 'creator_contents.list'
    restore: 'creator_contents.restore'
    statistics: 'creator_contents.statistics'
    update: 'creator_contents.update'
  }
  creator_pools: {
    create: 'creator_pools.create'
    delete: 'creator_pools.delete'
    restore: 'creator_pools.restore'
  }
  creator_tasks: {
    add_content_from_compass: 'creator_tasks.add_content_from_compass'
    add_content_from_douyin: 'creator_tasks.add_content_from_douyin'
    add_content_from_import: 'creator_tasks.add_content_from_import'
    clear_contents: 'creator_tasks.clear_contents'
    close_task: 'creator_tasks.close_task'
    copy_to_user: 'creator_tasks.copy_to_user'
    create: 'creator_tasks.create'
    creation_contents: 'creator_tasks.creation_contents'
    creator_pools: 'creator_tasks.creator_pools'
    get: 'creator_tasks.get'
    list: 'creator_tasks.list'
    restore: 'creator_tasks.restore'
    search: 'creator_tasks.search'
    set_content_status: 'creator_tasks.set_content_status'
    statistics: 'creator_tasks.statistics'
    sync_content: 'creator_tasks.sync_content'
    transfer_to_personify: 'creator_tasks.transfer_to_personify'
    transfer_to_smart: 'creator_tasks.transfer_to_smart'
    update: 'creator_tasks.update'
  }
  deliveries: {
    get: 'deliveries.get'
    list: 'deliveries.list'
    replay: 'deliveries.replay'
  }
  devices: {
    heartbeat: 'devices.heartbeat'
    list: 'devices.list'
    register: 'devices.register'
    release: 'devices.release'
  }
  document_contents: {
    content_modified: 'document_contents.content_modified'
    delete: 'document_contents.delete'
    get: 'document_contents.get'
    import_data: 'document_contents.import_data'
    list: 'document_contents.list'
    restore: 'document_contents.restore'
    update: 'document_contents.update'
  }
  exports: {
    create: 'exports.create'
    download: 'exports.download'
    get: 'exports.get'
    list: 'exports.list'
  }
  goudong_gold_pools: {
    get: 'goudong_gold_pools.get'
    list: 'goudong_gold_pools.list'
    transfer_to_carry: 'goudong_gold_pools.transfer_to_carry'
  }
  goudong_gold_ranks: {
    get: 'goudong_gold_ranks.get'
    list: 'goudong_gold_ranks.list'
    update: 'goudong_gold_ranks.update'
  }
  jobs: {
    cancel: 'jobs.cancel'
    get: 'jobs.get'
    list: 'jobs.list'
    retry: 'jobs.retry'
  }
  plans: {
    create: 'plans.create'
    delete: 'plans.delete'
    get: 'plans.get'
    list: 'plans.list'
    restore: 'plans.restore'
    update: 'plans.update'
  }
  preferences: {
    get: 'preferences.get'
    update: 'preferences.update'
  }
  publish_attempts: {
    get: 'publish_attempts.get'
    heartbeat: 'publish_attempts.heartbeat'
    list: 'publish_attempts.list'
    reconcile: 'publish_attempts.reconcile'
    report: 'publish_attempts.report'
    resolve: 'publish_attempts.resolve'
    submitting: 'publish_attempts.submitting'
  }
  publish_contents: {
    create: 'publish_contents.create'
    delete: 'publish_contents.delete'
    get: 'publish_contents.get'
    list: 'publish_contents.list'
    restore: 'publish_contents.restore'
    update: 'publish_contents.update'
  }
  publish_events: {
    get: 'publish_events.get'
    list: 'publish_events.list'
  }
  sessions: {
    end: 'sessions.end'
    end_others: 'sessions.end_others'
    list: 'sessions.list'
  }
  smart_contents: {
    add_content_from_import: 'smart_contents.add_content_from_import'
    batch_content_status: 'smart_contents.batch_content_status'
    batch_rollback_contents: 'smart_contents.batch_rollback_contents'
    create_content_from_smart: 'smart_contents.create_content_from_smart'
    delete_image_assign_index: 'smart_contents.delete_image_assign_index'
    get: 'smart_contents.get'
    get_checked_content: 'smart_contents.get_checked_content'
    get_downloaded_content: 'smart_contents.get_downloaded_content'
    get_publish_content: 'smart_contents.get_publish_content'
    get_youhaohuo_content: 'smart_contents.get_youhaohuo_content'
    import_data: 'smart_contents.import_data'
    import_remote_data: 'smart_contents.import_remote_data'
    list: 'smart_contents.list'
    refresh_content_status_cache: 'smart_contents.refresh_content_status_cache'
    set_publish_response: 'smart_contents.set_publish_response'
    smart_publishes: 'smart_contents.smart_publishes'
    statistics: 'smart_contents.statistics'
    transfer_to_carry: 'smart_contents.transfer_to_carry'
    update: 'smart_contents.update'
  }
  smart_daren_accounts: {
    get: 'smart_daren_accounts.get'
    list: 'smart_daren_accounts.list'
    sync_home: 'smart_daren_accounts.sync_home'
    sync_list: 'smart_daren_accounts.sync_list'
    transfer_to_carry_source: 'smart_daren_accounts.transfer_to_carry_source'
    update: 'smart_daren_accounts.update'
  }
  smart_paragraphs: {
    delete: 'smart_paragraphs.delete'
    restore: 'smart_paragraphs.restore'
  }
  smart_publish_reports: {
    get: 'smart_publish_reports.get'
    list: 'smart_publish_reports.list'
    sync_today_report: 'smart_publish_reports.sync_today_report'
    totals: 'smart_publish_reports.totals'
  }
  smart_publishes: {
    list: 'smart_publishes.list'
  }
  studio_accounts: {
    add_content_from_import: 'studio_accounts.add_content_from_import'
    assign_content_statistics: 'studio_accounts.assign_content_statistics'
    batch_assign_contents: 'studio_accounts.batch_assign_contents'
    batch_assign_source: 'studio_accounts.batch_assign_source'
    batch_content_status: 'studio_accounts.batch_content_status'
    batch_update_from_import: 'studio_accounts.batch_update_from_import'
    change_sources_owner: 'studio_accounts.change_sources_owner'
    clear_contents: 'studio_accounts.clear_contents'
    clear_creative_contents: 'studio_accounts.clear_creative_contents'
    creation_contents: 'studio_accounts.creation_contents'
    creative_content_statistics: 'studio_accounts.creative_content_statistics'
    delete: 'studio_accounts.delete'
    exec_account_job: 'studio_accounts.exec_account_job'
    generate_creative_contents: 'studio_accounts.generate_creative_contents'
    get: 'studio_accounts.get'
    get_creative_material_images: 'studio_accounts.get_creative_material_images'
    get_groups: 'studio_accounts.get_groups'
    get_publish_info: 'studio_accounts.get_publish_info'
    get_select: 'studio_accounts.get_select'
    get_topic: 'studio_accounts.get_topic'
    list: 'studio_accounts.list'
    restore: 'studio_accounts.restore'
    set_content_status: 'studio_accounts.set_content_status'
    statistics: 'studio_accounts.statistics'
    studio_contents: 'studio_accounts.studio_contents'
    sync_daorc_account: 'studio_accounts.sync_daorc_account'
    sync_info: 'studio_accounts.sync_info'
    transfer_to_smart: 'studio_accounts.transfer_to_smart'
    update: 'studio_accounts.update'
  }
  studio_contents: {
    create: 'studio_contents.create'
    delete: 'studio_contents.delete'
    get: 'studio_contents.get'
    list: 'studio_contents.list'
    refresh_content_aweme: 'studio_contents.refresh_content_aweme'
    restore: 'studio_contents.restore'
    transfer_to_carry: 'studio_contents.transfer_to_carry'
    update: 'studio_contents.update'
  }
  studio_income_summaries: {
    get: 'studio_income_summaries.get'
    list: 'studio_income_summaries.list'
    totals: 'studio_income_summaries.totals'
  }
  studio_orders: {
    get: 'studio_orders.get'
    list: 'studio_orders.list'
    totals: 'studio_orders.totals'
  }
  studio_pools: {
    create: 'studio_pools.create'
    delete: 'studio_pools.delete'
    get: 'studio_pools.get'
    list: 'studio_pools.list'
    restore: 'studio_pools.restore'
    update: 'studio_pools.update'
  }
  studio_sources: {
    create: 'studio_sources.create'
    delete: 'studio_sources.delete'
    exec_job: 'studio_sources.exec_job'
    get: 'studio_sources.get'
    list: 'studio_sources.list'
    request_info: 'studio_sources.request_info'
    request_profile: 'studio_sources.request_profile'
    restore: 'studio_sources.restore'
    update: 'studio_sources.update'
  }
  system_notices: {
    clear_notices: 'system_notices.clear_notices'
    list: 'system_notices.list'
    update: 'system_notices.update'
  }
  team_orders: {
    get: 'team_orders.get'
    list: 'team_orders.list'
    totals: 'team_orders.totals'
  }
  team_relations: {
    get: 'team_relations.get'
    list: 'team_relations.list'
    sync_remote_info: 'team_relations.sync_remote_info'
  }
  uploads: {
    create: 'uploads.create'
    file: 'uploads.file'
    get: 'uploads.get'
    list: 'uploads.list'
    media: 'uploads.media'
  }
  userManagement: {
    doDelete: 'userManagement.doDelete'
    doEdit: 'userManagement.doEdit'
  }
  users: {
    create: 'users.create'
    delete: 'users.delete'
    get: 'users.get'
    get_info: 'users.get_info'
    get_role_select: 'users.get_role_select'
    list: 'users.list'
    restore: 'users.restore'
    signing_statistics: 'users.signing_statistics'
    update: 'users.update'
    update_password: 'users.update_password'
  }
  views: {
    create: 'views.create'
    delete: 'views.delete'
    get: 'views.get'
    list: 'views.list'
    restore: 'views.restore'
    update: 'views.update'
  }
  webhooks: {
    create: 'webhooks.create'
    delete: 'webhooks.delete'
    get: 'webhooks.get'
    list: 'webhooks.list'
    restore: 'webhooks.restore'
    update: 'webhooks.update'
  }
  windmill_contents: {
    batch_change_status: 'windmill_contents.batch_change_status'
    get: 'windmill_contents.get'
    list: 'windmill_contents.list'
    statistics: 'windmill_contents.statistics'
    update: 'windmill_contents.update'
  }
  windmill_crowds: {
    batch_change_category: 'windmill_crowds.batch_change_category'
    get: 'windmill_crowds.get'
    list: 'windmill_crowds.list'
  }
}
