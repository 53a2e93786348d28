import type { ResourcePolicy } from './policy-groups.ts'

/** Devices, channels, talks, jobs, files, plans and figures. */
export const WORK_POLICY: Readonly<Record<string, ResourcePolicy>> = {
  devices: {
    rows: 'own',
    may: { creators: ['list'], members: ['register', 'heartbeat', 'release'] },
  },
  commands: {
    rows: 'accounts',
    may: { creators: ['list'], members: ['inbox', 'acknowledge', 'issue', 'withdraw'] },
  },
  channels: { rows: 'site', may: { site: ['list', 'get', 'update'] } },
  channel_rules: { rows: 'team', may: { workers: ['list', 'get'], leads: ['update'] } },
  windmill_crowds: {
    rows: 'team',
    may: { members: ['list', 'get'], leads: ['sync_list', 'batch_change_category'] },
  },
  windmill_contents: {
    rows: 'review',
    may: { members: ['list', 'get', 'statistics'], leads: ['update', 'batch_change_status'] },
  },
  goudong_gold_ranks: {
    rows: 'team',
    may: { members: ['list', 'get'], leads: ['update', 'sync_list'] },
  },
  goudong_gold_pools: {
    rows: 'team',
    may: { members: ['list', 'get'], collectors: ['transfer_to_carry'] },
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
    rows: 'trail',
    may: { leads: ['verify'], everyone: ['list', 'get', 'undo'] },
  },
  exports: { rows: 'self', may: { members: ['list', 'get', 'create', 'download'] } },
  uploads: {
    rows: 'team',
    may: { everyone: ['list', 'get', 'file', 'media'], makers: ['create', 'delete', 'restore'] },
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
  search: { rows: 'none', may: { everyone: ['find'] } },
}
