import type { ResourcePolicy } from './policy-groups.ts'

/** Signing in, people, teams and accounts. */
export const TEAM_POLICY: Readonly<Record<string, ResourcePolicy>> = {
  auth: {
    rows: 'none',
    may: {
      anyone: [
        'login',
        'credential_key',
        'social_login',
        'code',
        'signup',
        'register',
        'refresh_token',
        'sms_code',
      ],
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
        'queue_holds',
        'restore_notice',
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
      members: [
        'resume_queues',
        'reopen_queue',
        'end_bot_check',
        'batch_assign_source',
        'change_sources_owner',
        'batch_assign_contents',
      ],
      leads: [
        'update',
        'delete',
        'restore',
        'sync_daorc_account',
        'exec_account_job',
        'batch_update_from_import',
      ],
    },
  },
  studio_contents: {
    rows: 'underReview',
    may: {
      workers: ['list', 'get', 'statistics'],
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
}
