// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
/** Every operation: route, effect, touched resources, permission, result, body, query names, body type. */
export const OPERATIONS = {
  'auth.expire_token': ['GET /expireToken', 'write', ['auth'], 'signed-in', 'data', 'none', []],
  'auth.login': ['POST /oauth/token', 'write', ['auth'], 'public', 'raw', 'form', []],
  'auth.logout': ['POST /logout', 'write', ['auth'], 'signed-in', 'empty', 'none', []],
  'auth.refresh_token': ['GET /refreshToken', 'write', ['auth'], 'public', 'raw', 'none', []],
  'auth.sms_code': ['GET /sms_code', 'write', ['auth'], 'public', 'data', 'none', ['username']],
  'business_categories.get_select': ['GET /api/v1/business_categories/get_select', 'read', [], 'category:read', 'data', 'none', []],
  'business_categories.get_smart_select': ['GET /api/v1/business_categories/get_smart_select', 'read', [], 'category:read', 'data', 'none', []],
  'business_categories.list': ['GET /api/v1/business_categories', 'read', [], 'category:read', 'list', 'none', ['fields[business_categories]', 'filter[parent_id]', 'filter[search]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'business_teams.get_info': ['GET /api/v1/business_teams/get_info', 'read', [], 'team:read', 'data', 'none', []],
  'cable_tickets.create': ['POST /api/v1/cable_tickets', 'write', ['cable_tickets'], 'self:read', 'data', 'jsonapi', [], 'cable_tickets'],
  'carry_contents.batch_content_status': ['PUT /api/v1/carry_contents/batch_content_status', 'write', ['carry_contents', 'carry_publishes', 'publish_contents', 'publish_events'], 'content:review', 'data', 'jsonapi', [], 'carry_contents'],
  'carry_contents.batch_to_publish': ['POST /api/v1/carry_contents/batch_to_publish', 'write', ['carry_contents', 'publish_contents', 'publish_events', 'studio_accounts', 'jobs'], 'content:publish', 'data', 'jsonapi', [], 'carry_contents'],
  'carry_contents.get_publish_content': ['GET /api/v1/carry_contents/get_publish_content', 'write', ['carry_contents', 'publish_contents', 'publish_attempts', 'publish_events'], 'publish:run', 'record', 'none', ['device_id']],
  'carry_contents.list': ['GET /api/v1/carry_contents', 'read', [], 'content:read', 'list', 'none', ['fields[carry_contents]', 'filter[category]', 'filter[channel]', 'filter[content_type]', 'filter[search]', 'filter[source]', 'filter[status]', 'filter[updated_since]', 'filter[updated_until]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'carry_contents.set_publish_response': ['POST /api/v1/carry_contents/set_publish_response', 'write', ['carry_contents', 'publish_contents', 'publish_attempts', 'publish_events', 'carry_publishes', 'studio_accounts'], 'publish:run', 'record', 'jsonapi', [], 'carry_contents'],
  'carry_contents.submit_to_publish': ['POST /api/v1/carry_contents/{id}/submit_to_publish', 'write', ['carry_contents', 'publish_contents', 'publish_events', 'studio_accounts'], 'content:publish', 'record', 'jsonapi', [], 'carry_contents'],
  'carry_publishes.list': ['GET /api/v1/carry_publishes', 'read', [], 'publish:read', 'list', 'none', ['fields[carry_publishes]', 'filter[channel]', 'filter[content_id]', 'filter[created_since]', 'filter[created_until]', 'filter[search]', 'filter[status]', 'filter[studio_account_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'commands.acknowledge': ['POST /api/v1/commands/{id}/acknowledge', 'write', ['commands'], 'device:run', 'record', 'jsonapi', [], 'commands'],
  'commands.inbox': ['GET /api/v1/commands/inbox', 'read', [], 'device:run', 'list', 'none', ['device_id']],
  'commands.issue': ['POST /api/v1/commands', 'write', ['commands'], 'command:issue', 'record', 'jsonapi', [], 'commands'],
  'commands.list': ['GET /api/v1/commands', 'read', [], 'command:read', 'list', 'none', ['fields[commands]', 'filter[command]', 'filter[phase]', 'filter[uid]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'devices.heartbeat': ['POST /api/v1/devices/{id}/heartbeat', 'write', ['devices'], 'device:run', 'record', 'jsonapi', [], 'devices'],
  'devices.list': ['GET /api/v1/devices', 'read', [], 'device:read', 'list', 'none', ['fields[devices]', 'filter[online]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'devices.register': ['POST /api/v1/devices/register', 'write', ['devices', 'studio_accounts', 'publish_events'], 'device:run', 'record', 'jsonapi', [], 'devices'],
  'devices.release': ['POST /api/v1/devices/{id}/release', 'write', ['devices', 'studio_accounts', 'publish_events', 'publish_contents'], 'device:run', 'record', 'jsonapi', [], 'devices'],
  'jobs.cancel': ['PUT /api/v1/jobs/{id}/cancel', 'write', ['jobs'], 'job:run', 'record', 'none', []],
  'jobs.get': ['GET /api/v1/jobs/{id}', 'read', [], 'job:read', 'record', 'none', ['fields[jobs]']],
  'jobs.list': ['GET /api/v1/jobs', 'read', [], 'job:read', 'list', 'none', ['fields[jobs]', 'filter[kind]', 'filter[state]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'jobs.retry': ['PUT /api/v1/jobs/{id}/retry', 'write', ['jobs'], 'job:run', 'record', 'none', []],
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
  'publish_contents.list': ['GET /api/v1/publish_contents', 'read', [], 'publish:read', 'list', 'none', ['fields[publish_contents]', 'filter[account_name]', 'filter[category]', 'filter[platform]', 'filter[published]', 'filter[search]', 'filter[status]', 'filter[studio_account_id]', 'filter[uid]', 'filter[user_id]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'publish_contents.update': ['PUT /api/v1/publish_contents/{id}', 'write', ['publish_contents', 'publish_events', 'studio_accounts'], 'publish:edit', 'record', 'jsonapi', [], 'publish_contents'],
  'publish_events.get': ['GET /api/v1/publish_events/{id}', 'read', [], 'publish:read', 'record', 'none', ['fields[publish_events]']],
  'publish_events.list': ['GET /api/v1/publish_events', 'read', [], 'publish:read', 'list', 'none', ['fields[publish_events]', 'filter[attempt_id]', 'filter[kind]', 'filter[publish_content_id]', 'filter[studio_account_id]', 'filter[uid]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'studio_accounts.get': ['GET /api/v1/studio_accounts/{id}', 'read', [], 'account:read', 'record', 'none', ['fields[studio_accounts]', 'include']],
  'studio_accounts.get_publish_info': ['GET /api/v1/studio_accounts/get_publish_info', 'read', [], 'account:read', 'data', 'none', ['uid']],
  'studio_accounts.get_select': ['GET /api/v1/studio_accounts/get_select', 'read', [], 'account:read', 'data', 'none', ['platform', 'search']],
  'studio_accounts.list': ['GET /api/v1/studio_accounts', 'read', [], 'account:read', 'list', 'none', ['fields[studio_accounts]', 'filter[business_category_id]', 'filter[category]', 'filter[platform]', 'filter[search]', 'filter[uid]', 'filter[user_id]', 'filter[visiable]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'system_notices.clear_notices': ['DELETE /api/v1/system_notices/clear_notices', 'write', ['system_notices'], 'notice:edit', 'data', 'none', []],
  'system_notices.list': ['GET /api/v1/system_notices', 'read', [], 'notice:read', 'list', 'none', ['fields[system_notices]', 'filter[readed]', 'filter[source]', 'filter[status]', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'system_notices.update': ['PUT /api/v1/system_notices/{id}', 'write', ['system_notices'], 'notice:edit', 'record', 'jsonapi', [], 'system_notices'],
  'users.get': ['GET /api/v1/users/{id}', 'read', [], 'user:read', 'record', 'none', ['fields[users]', 'include']],
  'users.get_info': ['GET /api/v1/users/get_info', 'read', [], 'signed-in', 'data', 'none', []],
  'users.list': ['GET /api/v1/users', 'read', [], 'user:read', 'list', 'none', ['fields[users]', 'filter[roles]', 'filter[search]', 'include', 'page[after]', 'page[number]', 'page[size]', 'sort']],
  'users.update': ['PUT /api/v1/users/{id}', 'write', ['users'], 'user:edit', 'record', 'jsonapi', [], 'users'],
  'users.update_password': ['PUT /api/v1/users/update_password', 'write', ['users'], 'self:edit', 'data', 'jsonapi', [], 'users'],
} as const

/** Resource → operation → operation id, so that the SDK type is a look-up and not a search. */
export interface OperationTree {
  auth: {
    expire_token: 'auth.expire_token'
    login: 'auth.login'
    logout: 'auth.logout'
    refresh_token: 'auth.refresh_token'
    sms_code: 'auth.sms_code'
  }
  business_categories: {
    get_select: 'business_categories.get_select'
    get_smart_select: 'business_categories.get_smart_select'
    list: 'business_categories.list'
  }
  business_teams: {
    get_info: 'business_teams.get_info'
  }
  cable_tickets: {
    create: 'cable_tickets.create'
  }
  carry_contents: {
    batch_content_status: 'carry_contents.batch_content_status'
    batch_to_publish: 'carry_contents.batch_to_publish'
    get_publish_content: 'carry_contents.get_publish_content'
    list: 'carry_contents.list'
    set_publish_response: 'carry_contents.set_publish_response'
    submit_to_publish: 'carry_contents.submit_to_publish'
  }
  carry_publishes: {
    list: 'carry_publishes.list'
  }
  commands: {
    acknowledge: 'commands.acknowledge'
    inbox: 'commands.inbox'
    issue: 'commands.issue'
    list: 'commands.list'
  }
  devices: {
    heartbeat: 'devices.heartbeat'
    list: 'devices.list'
    register: 'devices.register'
    release: 'devices.release'
  }
  jobs: {
    cancel: 'jobs.cancel'
    get: 'jobs.get'
    list: 'jobs.list'
    retry: 'jobs.retry'
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
    update: 'publish_contents.update'
  }
  publish_events: {
    get: 'publish_events.get'
    list: 'publish_events.list'
  }
  studio_accounts: {
    get: 'studio_accounts.get'
    get_publish_info: 'studio_accounts.get_publish_info'
    get_select: 'studio_accounts.get_select'
    list: 'studio_accounts.list'
  }
  system_notices: {
    clear_notices: 'system_notices.clear_notices'
    list: 'system_notices.list'
    update: 'system_notices.update'
  }
  users: {
    get: 'users.get'
    get_info: 'users.get_info'
    list: 'users.list'
    update: 'users.update'
    update_password: 'users.update_password'
  }
}
