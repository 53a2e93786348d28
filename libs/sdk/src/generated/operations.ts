// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
/** Every operation: route, effect, touched resources, permission, result, body, query names, body type. */
export const OPERATIONS = {
  'auth.login': ['POST /oauth/token', 'write', [], null, 'raw', 'form', []],
  'auth.logout': ['POST /logout', 'write', [], null, 'empty', 'none', []],
  'auth.refresh_token': ['GET /refreshToken', 'write', [], null, 'raw', 'none', []],
  'carry_contents.batch_content_status': ['PUT /api/v1/carry_contents/batch_content_status', 'write', ['carry_publishes'], 'content:review', 'data', 'jsonapi', [], 'batch_content_status'],
  'carry_contents.get': ['GET /api/v1/carry_contents/{id}', 'read', [], 'content:read', 'record', 'none', ['include']],
  'carry_contents.get_publish_content': ['GET /api/v1/carry_contents/get_publish_content', 'write', ['publish_contents'], 'content:publish', 'record', 'none', ['device_id']],
  'carry_contents.list': ['GET /api/v1/carry_contents', 'read', [], 'content:read', 'list', 'none', ['filter[readed]', 'filter[status]', 'include', 'page[number]', 'page[size]', 'sort']],
  'carry_contents.refresh_content_status_cache': ['GET /api/v1/carry_contents/refresh_content_status_cache', 'write', ['carry_contents'], 'content:edit', 'empty', 'none', []],
  'carry_contents.search_material': ['POST /api/v1/carry_contents/search_material', 'read', [], 'content:read', 'data', 'jsonapi', [], 'search_material'],
  'carry_contents.update': ['PUT /api/v1/carry_contents/{id}', 'write', ['carry_contents'], 'content:edit', 'record', 'jsonapi', [], 'carry_contents'],
} as const

/** Resource → operation → operation id, so that the SDK type is a look-up and not a search. */
export interface OperationTree {
  auth: {
    login: 'auth.login'
    logout: 'auth.logout'
    refresh_token: 'auth.refresh_token'
  }
  carry_contents: {
    batch_content_status: 'carry_contents.batch_content_status'
    get: 'carry_contents.get'
    get_publish_content: 'carry_contents.get_publish_content'
    list: 'carry_contents.list'
    refresh_content_status_cache: 'carry_contents.refresh_content_status_cache'
    search_material: 'carry_contents.search_material'
    update: 'carry_contents.update'
  }
}
