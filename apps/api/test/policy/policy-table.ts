import type { ResourcePolicy } from './policy-groups.ts'

/**
 * Who may call which operation, and which rows it reaches. Written by hand and reviewed: the
 * declarations are held against it, never the other way round. An operation without a row here, or
 * a row without an operation, turns the matrix test red.
 *
 * @source domain: tenancy and roles; console spec §2, §6; reliability T1, T2
 */
export const POLICY: Readonly<Record<string, ResourcePolicy>> = {
  auth: {
    rows: 'none',
    may: {
      anyone: ['login', 'social_login', 'code', 'signup', 'register', 'refresh_token', 'sms_code'],
      everyone: ['logout', 'expire_token'],
    },
  },
  sessions: { rows: 'self', may: { everyone: ['list', 'end', 'end_others'] } },
  preferences: { rows: 'self', may: { everyone: ['get', 'update'] } },
  views: {
    rows: 'views',
    may: { everyone: ['list', 'get', 'create', 'update', 'delete', 'restore'] },
  },
  cable_tickets: { rows: 'self', may: { everyone: ['create'] } },
  users: {
    rows: 'team',
    may: {
      everyone: ['get_info', 'update_password', 'get_role_select'],
      leads: ['list', 'get', 'create', 'update', 'delete', 'restore', 'signing_statistics'],
    },
  },
  userManagement: { rows: 'team', may: { leads: ['doEdit', 'doDelete'] } },
  business_teams: {
    rows: 'team',
    may: {
      everyone: [
        'list',
        'get',
        'get_info',
        'role_select',
        'goudong_creator_tag_list',
        'creator_tag_info',
      ],
      leads: ['create', 'update', 'delete', 'restore', 'save_settings'],
      orderReaders: ['cps_statistics'],
    },
  },
  business_categories: {
    rows: 'team',
    may: {
      everyone: ['list', 'get', 'get_select', 'get_smart_select'],
      leads: ['create', 'update', 'delete', 'restore', 'add_assign_category'],
    },
  },
  system_notices: { rows: 'addressed', may: { everyone: ['list', 'update', 'clear_notices'] } },
  access_accounts: {
    rows: 'own',
    may: {
      workers: ['list', 'get', 'get_select', 'get_video_list', 'get_card_list'],
      creators: [
        'sync_info',
        'batch_verify_login',
        'save_redbook_cookie',
        'set_goudong_cookies',
        'sync_creator_backbone',
        'batch_use_cards',
      ],
      leads: ['create', 'update', 'delete', 'restore', 'sync_daorc_account'],
    },
  },
  studio_accounts: {
    rows: 'own',
    may: {
      workers: [
        'list',
        'get',
        'get_select',
        'get_publish_info',
        'get_topic',
        'get_groups',
        'assign_content_statistics',
        'statistics',
        'creative_content_statistics',
        'get_creative_material_images',
        'studio_contents',
      ],
      creators: [
        'sync_info',
        'clear_contents',
        'clear_creative_contents',
        'add_content_from_import',
        'creation_contents',
        'generate_creative_contents',
        'transfer_to_smart',
      ],
      reviewers: ['batch_content_status', 'set_content_status'],
      members: ['batch_assign_source', 'change_sources_owner'],
      leads: [
        'update',
        'delete',
        'restore',
        'sync_daorc_account',
        'exec_account_job',
        'batch_assign_contents',
        'batch_update_from_import',
      ],
    },
  },
  studio_contents: {
    rows: 'underReview',
    may: {
      workers: ['list', 'get'],
      creators: [
        'create',
        'update',
        'delete',
        'restore',
        'transfer_to_carry',
        'refresh_content_aweme',
      ],
    },
  },
  studio_pools: {
    rows: 'under',
    may: { workers: ['list', 'get'], collectors: ['create', 'update', 'delete', 'restore'] },
  },
  studio_sources: {
    rows: 'under',
    may: {
      workers: ['list', 'get'],
      members: ['create', 'update', 'delete', 'restore', 'request_info', 'request_profile'],
      collectors: ['exec_job'],
    },
  },
  carry_contents: {
    rows: 'review',
    may: {
      workers: ['list', 'get', 'get_content_desc', 'get_content_recommend', 'statistics'],
      reviewers: ['batch_content_status', 'get_checked_content', 'audit_creative_content'],
      creators: [
        'get_publish_content',
        'set_publish_response',
        'submit_to_publish',
        'batch_to_publish',
        'sync_to_publish',
        'get_downloaded_content',
        'refresh_content_status_cache',
        'sync_content_detail',
        'add_content_from_creator',
        'generate_carry_creator',
        'refresh_content_aweme',
        'delete_creation_content',
        'delete',
        'restore',
      ],
    },
  },
  carry_materials: {
    rows: 'review',
    may: {
      workers: [
        'list',
        'get',
        'get_material_desc',
        'get_material_paragraphs',
        'get_material_recommend',
        'get_material_rate',
        'get_material_creative',
        'source_pool_status',
        'daren_detail_status',
        'source_detail_status',
        'search_taobaoke_material',
        'search_guanghe_pool',
        'search_dewu_pool',
        'search_goudong_pool',
      ],
      collectors: [
        'create_new_material',
        'create_new_items',
        'assign_new_item',
        'new_taobaoke_material',
        'assign_material_from_channel',
        'commerce_new_material',
        'exec_material_job',
        'sync_commerce_items',
        'save_rate_content',
        'take_carry_contents',
        'update_material_item',
        'set_random_pool',
        'update_creative_material',
        'merge_similar_material',
        'batch_update_category',
        'batch_update_tag_info',
        'delete_from_source',
      ],
      creators: ['creative_new_content', 'clear_carry_contents'],
      reviewers: ['batch_contents_status'],
      materialReviewers: ['check_material_from_channel'],
    },
  },
  carry_items: {
    rows: 'item',
    may: {
      workers: ['list'],
      collectors: [
        'check_available',
        'get_algo_aicopy',
        'batch_update_category',
        'batch_save_rate_item',
        'set_random_pool',
      ],
      creators: ['creator_items_content'],
    },
  },
  carry_item_details: { rows: 'own', may: { workers: ['list'] } },
  carry_publishes: {
    rows: 'work',
    may: {
      workers: ['list', 'get', 'statistics', 'get_creator_image_urls'],
      creators: [
        'batch_publish_status',
        'all_in_processed',
        'all_in_deleted',
        'batch_update_processed_assets',
        'exec_publish_job',
        'save_to_processed',
        'refresh_content',
        'clear_source_items',
        'delete',
        'restore',
      ],
      leads: ['import_cps_amount'],
    },
  },
  carry_sources: {
    rows: 'own',
    may: {
      workers: ['list', 'get', 'get_select'],
      collectors: ['request_info', 'exec_monitor_spider', 'exec_source_job', 'exec_dewu_spider'],
      members: ['update', 'delete', 'restore', 'update_assign_content', 'batch_publish_status'],
      chatters: ['send_ai_chat'],
    },
  },
  publish_contents: {
    rows: 'work',
    may: { workers: ['list', 'get'], creators: ['create', 'update', 'delete', 'restore'] },
  },
  publish_attempts: {
    rows: 'accounts',
    may: {
      workers: ['list', 'get'],
      creators: ['submitting', 'heartbeat', 'report', 'reconcile', 'resolve'],
    },
  },
  publish_events: { rows: 'accounts', may: { workers: ['list', 'get'] } },
  creator_tasks: {
    rows: 'own',
    may: {
      workers: ['list', 'get', 'statistics', 'search', 'creator_pools'],
      members: ['create', 'update', 'close_task', 'restore', 'copy_to_user'],
      creators: [
        'sync_content',
        'add_content_from_douyin',
        'add_content_from_compass',
        'add_content_from_import',
        'creation_contents',
        'clear_contents',
        'transfer_to_personify',
        'transfer_to_smart',
      ],
      reviewers: ['set_content_status'],
    },
  },
  creator_pools: { rows: 'own', may: { members: ['create', 'delete', 'restore'] } },
  creator_contents: {
    rows: 'review',
    may: {
      workers: ['list', 'get', 'statistics', 'account_day_statistics', 'batch_match_account'],
      creators: [
        'update',
        'delete',
        'restore',
        'get_publish_params',
        'batch_create_publish_task',
        'batch_assign_account',
      ],
      reviewers: ['batch_content_status'],
    },
  },
  business_pools: {
    rows: 'team',
    may: {
      workers: [
        'list',
        'get',
        'get_paragraphs',
        'goudong_goods_rate',
        'search_creative_paragraphs',
        'creative_content_statistics',
        'get_youhaohuo_pool',
        'smart_paragraphs',
      ],
      collectors: [
        'create',
        'update',
        'delete',
        'restore',
        'check_available',
        'sync_goudong_rate',
        'benchmark_goudong',
        'benchmark_contents',
        'sync_commerce_items',
      ],
      creators: ['generate_contents', 'clear_creative_materials', 'clear_creative_paragraphs'],
    },
  },
  smart_paragraphs: { rows: 'team', may: { creators: ['delete', 'restore'] } },
  creative_paragraphs: {
    rows: 'team',
    may: { workers: ['list', 'get'], creators: ['create', 'update', 'delete', 'restore'] },
  },
  creative_materials: {
    rows: 'team',
    may: {
      workers: ['list', 'get'],
      creators: ['create', 'update', 'delete', 'restore', 'make_all_materials', 'set_sn_priority'],
    },
  },
  smart_contents: {
    rows: 'review',
    may: {
      workers: ['list', 'get', 'statistics', 'smart_publishes'],
      creators: [
        'update',
        'get_downloaded_content',
        'get_youhaohuo_content',
        'get_publish_content',
        'set_publish_response',
        'refresh_content_status_cache',
        'create_content_from_smart',
        'transfer_to_carry',
        'import_data',
        'add_content_from_import',
        'import_remote_data',
        'delete_image_assign_index',
      ],
      reviewers: ['get_checked_content', 'batch_content_status', 'batch_rollback_contents'],
    },
  },
  smart_publishes: { rows: 'work', may: { workers: ['list'] } },
  creative_contents: {
    rows: 'review',
    may: { workers: ['list', 'get'], creators: ['create', 'update', 'delete', 'restore'] },
  },
  creative_publishes: { rows: 'work', may: { workers: ['list', 'statistics'] } },
  devices: { rows: 'own', may: { creators: ['list', 'register', 'heartbeat', 'release'] } },
  commands: {
    rows: 'accounts',
    may: { creators: ['list', 'inbox', 'acknowledge'], members: ['issue'] },
  },
  channel_rules: { rows: 'team', may: { workers: ['list', 'get'], leads: ['update'] } },
  windmill_crowds: {
    rows: 'team',
    may: { goldReaders: ['list', 'get'], leads: ['batch_change_category'] },
  },
  windmill_contents: {
    rows: 'review',
    may: { goldReaders: ['list', 'get', 'statistics'], leads: ['update', 'batch_change_status'] },
  },
  goudong_gold_ranks: { rows: 'team', may: { goldReaders: ['list', 'get'], leads: ['update'] } },
  goudong_gold_pools: {
    rows: 'team',
    may: { goldReaders: ['list', 'get'], collectors: ['transfer_to_carry'] },
  },
  smart_daren_accounts: {
    rows: 'team',
    may: {
      members: ['list', 'get', 'update', 'sync_list', 'sync_home', 'transfer_to_carry_source'],
    },
  },
  content_items: { rows: 'review', may: { workers: ['list', 'recommend'] } },
  document_contents: {
    rows: 'own',
    may: {
      members: ['list', 'get'],
      chatters: ['content_modified'],
      leads: ['update', 'delete', 'restore', 'import_data'],
    },
  },
  conversations: {
    rows: 'self',
    may: {
      chatters: [
        'list',
        'get',
        'create',
        'update',
        'delete',
        'restore',
        'messages',
        'send_message',
        'stop',
      ],
    },
  },
  jobs: { rows: 'own', may: { everyone: ['list', 'get'], makers: ['cancel', 'retry'] } },
  audit_events: {
    rows: 'team',
    may: { leads: ['list', 'get', 'verify'], everyone: ['undo'] },
  },
  exports: { rows: 'self', may: { members: ['list', 'get', 'create', 'download'] } },
  uploads: {
    rows: 'team',
    may: { everyone: ['list', 'get', 'file', 'media'], makers: ['create'] },
  },
  plans: {
    rows: 'own',
    may: { creators: ['list', 'get'], members: ['create', 'update', 'delete', 'restore'] },
  },
  webhooks: {
    rows: 'team',
    may: { site: ['list', 'get', 'create', 'update', 'delete', 'restore'] },
  },
  deliveries: { rows: 'team', may: { site: ['list', 'get', 'replay'] } },
  carry_statistics: { rows: 'own', may: { reportReaders: ['list', 'get', 'totals'] } },
  smart_publish_reports: {
    rows: 'accounts',
    may: { reportReaders: ['list', 'get', 'totals'], leads: ['sync_today_report'] },
  },
  studio_income_summaries: {
    rows: 'accounts',
    may: { orderReaders: ['list', 'get', 'totals'] },
  },
  studio_orders: { rows: 'accounts', may: { orderReaders: ['list', 'get', 'totals'] } },
  team_orders: { rows: 'uids', may: { orderReaders: ['list', 'get', 'totals'] } },
  team_relations: {
    rows: 'team',
    may: { everyone: ['list', 'get'], leads: ['sync_remote_info'] },
  },
}
