// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `studio_accounts`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const batch_assign_contents = {
  operation: 'studio_accounts.batch_assign_contents',
  inputs: {
    ids: { kind: 'id', of: 'carry_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    account_ids: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Accounts', many: true, required: true, minItems: 1, maxItems: 100 },
  },
} as const satisfies FormFacts<'studio_accounts.batch_assign_contents'>

export const batch_assign_source = {
  operation: 'studio_accounts.batch_assign_source',
  inputs: {
    ids: { kind: 'id', of: 'carry_sources', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', required: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'studio_accounts.batch_assign_source'>

export const batch_content_status = {
  operation: 'studio_accounts.batch_content_status',
  inputs: {
    ids: { kind: 'id', of: 'studio_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }], required: true },
    reason: { kind: 'text', zh: '原因', en: 'Reason', maxLength: 500 },
  },
} as const satisfies FormFacts<'studio_accounts.batch_content_status'>

export const change_sources_owner = {
  operation: 'studio_accounts.change_sources_owner',
  inputs: {
    owner_id: { kind: 'id', of: 'users', zh: '新负责人', en: 'New owner', required: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'studio_accounts.change_sources_owner'>

export const creation_contents = {
  operation: 'studio_accounts.creation_contents',
  inputs: {
    ids: { kind: 'id', of: 'studio_pools', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 10 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
  },
} as const satisfies FormFacts<'studio_accounts.creation_contents'>

export const exec_account_job = {
  operation: 'studio_accounts.exec_account_job',
  inputs: {
    ids: { kind: 'id', of: 'studio_accounts', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    job: { kind: 'choice', zh: '任务', en: 'Job', choices: [{ value: 'refresh', zh: '刷新', en: 'Refresh' }, { value: 'check', zh: '检查', en: 'Check' }] },
  },
} as const satisfies FormFacts<'studio_accounts.exec_account_job'>

export const generate_creative_contents = {
  operation: 'studio_accounts.generate_creative_contents',
  inputs: {
    material_ids: { kind: 'id', of: 'creative_materials', zh: '素材图', en: 'Pictures', many: true, required: true, minItems: 1, maxItems: 10 },
    images_per_content: { kind: 'count', zh: '每篇图片数', en: 'Pictures each', integer: true, min: 1, max: 9 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
  },
} as const satisfies FormFacts<'studio_accounts.generate_creative_contents'>

export const get_topic = {
  operation: 'studio_accounts.get_topic',
  inputs: {
    platform: { kind: 'platform', zh: '渠道', en: 'Channel' },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', pattern: '^[1-9][0-9]{0,17}$' },
    q: { kind: 'text', zh: '关键词', en: 'Search words', maxLength: 100 },
    page: { kind: 'number', zh: '页码', en: 'Page', integer: true, min: 1, max: 1000 },
    size: { kind: 'count', zh: '条数', en: 'At most', integer: true, min: 1, max: 100 },
  },
} as const satisfies FormFacts<'studio_accounts.get_topic'>

export const set_content_status = {
  operation: 'studio_accounts.set_content_status',
  inputs: {
    from: { kind: 'choice', zh: '原状态', en: 'From', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }], required: true },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }], required: true },
    reason: { kind: 'text', zh: '原因', en: 'Reason', maxLength: 500 },
  },
} as const satisfies FormFacts<'studio_accounts.set_content_status'>

export const sync_info = {
  operation: 'studio_accounts.sync_info',
  inputs: {
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', required: true, minLength: 1, maxLength: 100 },
    platform: { kind: 'platform', zh: '渠道', en: 'Channel', required: true },
    nickname: { kind: 'text', zh: '账号昵称', en: 'Nickname', maxLength: 100 },
    avatar: { kind: 'image', zh: '头像', en: 'Picture', maxLength: 2000 },
    secret: { kind: 'secret', zh: '密钥', en: 'Secret', minLength: 1, maxLength: 20000 },
    cookies: { kind: 'secret', zh: '登录信息', en: 'Cookies', minLength: 1, maxLength: 20000 },
    expires_at: { kind: 'instant', zh: '到期时间', en: 'Expires', nullable: true },
    account_info: { kind: 'object', zh: '账号信息', en: 'Account details' },
  },
} as const satisfies FormFacts<'studio_accounts.sync_info'>

export const update = {
  operation: 'studio_accounts.update',
  inputs: {
    category: { kind: 'text', zh: '领域', en: 'Field', maxLength: 100 },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Runs it', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    nickname: { kind: 'text', zh: '账号昵称', en: 'Nickname', maxLength: 100 },
    username: { kind: 'text', zh: '登录名', en: 'Login name', maxLength: 100 },
    email: { kind: 'email', zh: '邮箱', en: 'Email', maxLength: 200 },
    avatar: { kind: 'image', zh: '头像', en: 'Picture', maxLength: 2000 },
    secret: { kind: 'secret', zh: '密钥', en: 'Secret', nullable: true, minLength: 1, maxLength: 20000 },
    cookies: { kind: 'secret', zh: '登录信息', en: 'Cookies', nullable: true, minLength: 1, maxLength: 20000 },
    expires_at: { kind: 'instant', zh: '到期时间', en: 'Expires', nullable: true },
    account_info: { kind: 'object', zh: '账号信息', en: 'Account details' },
    homepage: { kind: 'url', zh: '主页', en: 'Home page', maxLength: 2000 },
    device_no: { kind: 'key', zh: '设备编号', en: 'Device number', maxLength: 100 },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
    slogan: { kind: 'text', zh: '口号', en: 'Slogan', maxLength: 500 },
    scene_image: { kind: 'image', zh: '场景图', en: 'Scene picture', maxLength: 2000 },
    day_task_count: { kind: 'count', zh: '每日任务数', en: 'Posts a day', integer: true, min: 0, max: 10000 },
    visiable: { kind: 'flag', zh: '可见', en: 'Visible' },
    platform_settings: { kind: 'object', zh: '平台设置', en: 'Platform settings' },
    publish_channels: { kind: 'platform', zh: '发布渠道', en: 'Publishing channels', many: true },
    publish_plans: { kind: 'object', zh: '发布计划', en: 'Planned times', many: true, maxItems: 100 },
    publish_tag: { kind: 'text', zh: '发布标签', en: 'Publishing tag', maxLength: 100 },
    mcn_name: { kind: 'text', zh: '机构名称', en: 'Agency', maxLength: 100 },
    has_already_sign: { kind: 'flag', zh: '已签约', en: 'Signed' },
    gh_delete_period: { kind: 'number', zh: '光合删除周期', en: 'Guanghe: delete after', nullable: true, integer: true, min: 1, max: 3650 },
    sub_operate_name: { kind: 'text', zh: '子运营', en: 'Sub-team', maxLength: 100 },
    gh_publish_schedule: { kind: 'object', zh: '光合发布计划', en: 'Guanghe: schedule' },
    gh_pic_publish_delay: { kind: 'seconds', zh: '光合图文发布间隔', en: 'Guanghe: delay', nullable: true, integer: true, min: 0, max: 86400 },
    assign_topic_ids: { kind: 'key', zh: '指定话题', en: 'Topics', many: true, maxItems: 200 },
    assign_tag_names: { kind: 'text', zh: '指定标签', en: 'Tags', many: true, maxItems: 200 },
    creation_template_ids: { kind: 'id', of: 'creative_templates', zh: '图片模板', en: 'Picture templates', many: true, maxItems: 100 },
    watermark: { kind: 'text', zh: '水印', en: 'Watermark', maxLength: 2000 },
    publish_by: { kind: 'choice', zh: '由谁发布', en: 'Published by', choices: [{ value: 'browser', zh: '浏览器', en: 'Browser' }, { value: 'server', zh: '服务器', en: 'Server' }] },
    publish_gap_s: { kind: 'seconds', zh: '发布间隔', en: 'Gap', integer: true, min: 0, max: 86400 },
    timezone: { kind: 'key', zh: '时区', en: 'Time zone', maxLength: 60 },
    quiet_from: { kind: 'text', zh: '静默开始', en: 'Quiet from', nullable: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    quiet_to: { kind: 'text', zh: '静默结束', en: 'Quiet until', nullable: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  },
} as const satisfies FormFacts<'studio_accounts.update'>
