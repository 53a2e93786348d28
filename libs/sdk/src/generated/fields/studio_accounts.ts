// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `studio_accounts`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './studio_accounts.ts'

export const platform = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const uid = { kind: 'key', zh: '账号编号', en: 'Account ID' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '领域', en: 'Field' } as const satisfies FieldFact
export const business_category_id = { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true } as const satisfies FieldFact
export const nickname = { kind: 'text', zh: '账号昵称', en: 'Nickname' } as const satisfies FieldFact
export const username = { kind: 'text', zh: '登录名', en: 'Login name' } as const satisfies FieldFact
export const email = { kind: 'email', zh: '邮箱', en: 'Email' } as const satisfies FieldFact
export const avatar = { kind: 'image', zh: '头像', en: 'Picture' } as const satisfies FieldFact
export const has_secret = { kind: 'flag', zh: '已有密钥', en: 'Has a secret' } as const satisfies FieldFact
export const secret_set_at = { kind: 'instant', zh: '密钥设置时间', en: 'Secret set', nullable: true } as const satisfies FieldFact
export const has_cookies = { kind: 'flag', zh: '已有登录信息', en: 'Has cookies' } as const satisfies FieldFact
export const cookies_set_at = { kind: 'instant', zh: '登录信息设置时间', en: 'Cookies set', nullable: true } as const satisfies FieldFact
export const expires_at = { kind: 'instant', zh: '到期时间', en: 'Expires', nullable: true } as const satisfies FieldFact
export const permitted = { kind: 'flag', zh: '可发布', en: 'May publish' } as const satisfies FieldFact
export const checked_at = { kind: 'instant', zh: '检查时间', en: 'Checked', nullable: true } as const satisfies FieldFact
export const account_info = { kind: 'object', zh: '账号信息', en: 'Account details' } as const satisfies FieldFact
export const income_summary = { kind: 'object', zh: '收入汇总', en: 'Income summary' } as const satisfies FieldFact
export const cps_summary = { kind: 'object', zh: '佣金汇总', en: 'Commission summary' } as const satisfies FieldFact
export const page_views = { kind: 'count', zh: '浏览数', en: 'Views' } as const satisfies FieldFact
export const homepage = { kind: 'url', zh: '主页', en: 'Home page' } as const satisfies FieldFact
export const device_no = { kind: 'key', zh: '设备编号', en: 'Device number' } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const slogan = { kind: 'text', zh: '口号', en: 'Slogan' } as const satisfies FieldFact
export const scene_image = { kind: 'image', zh: '场景图', en: 'Scene picture' } as const satisfies FieldFact
export const day_task_count = { kind: 'number', zh: '每日任务数', en: 'Posts a day' } as const satisfies FieldFact
export const day_publish_count = { kind: 'count', zh: '今日发布数', en: 'Posts today' } as const satisfies FieldFact
export const daren_list_count = { kind: 'count', zh: '达人数', en: 'Watched authors' } as const satisfies FieldFact
export const contents_count = { kind: 'count', zh: '内容数', en: 'Contents' } as const satisfies FieldFact
export const status_count = { kind: 'object', zh: '内容状态', en: 'Contents by status' } as const satisfies FieldFact
export const online = { kind: 'flag', zh: '在线', en: 'Online' } as const satisfies FieldFact
export const visiable = { kind: 'flag', zh: '可见', en: 'Visible' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Runs it', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '添加时间', en: 'Added' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const platform_settings = { kind: 'object', zh: '平台设置', en: 'Platform settings' } as const satisfies FieldFact
export const publish_channels = { kind: 'platform', zh: '发布渠道', en: 'Publishing channels', many: true } as const satisfies FieldFact
export const publish_plans = { kind: 'object', zh: '发布计划', en: 'Planned times', many: true } as const satisfies FieldFact
export const publish_tag = { kind: 'text', zh: '发布标签', en: 'Publishing tag' } as const satisfies FieldFact
export const fans_count = { kind: 'count', zh: '粉丝数', en: 'Followers' } as const satisfies FieldFact
export const mcn_name = { kind: 'text', zh: '机构名称', en: 'Agency' } as const satisfies FieldFact
export const has_already_sign = { kind: 'flag', zh: '已签约', en: 'Signed' } as const satisfies FieldFact
export const day_deleted_statistics = { kind: 'object', zh: '每日删除统计', en: 'Deleted posts' } as const satisfies FieldFact
export const change_logs = { kind: 'object', zh: '修改记录', en: 'Changes', many: true } as const satisfies FieldFact
export const gh_delete_period = { kind: 'number', zh: '光合删除周期', en: 'Guanghe: delete after', nullable: true } as const satisfies FieldFact
export const sub_operate_name = { kind: 'text', zh: '子运营', en: 'Sub-team' } as const satisfies FieldFact
export const gh_publish_schedule = { kind: 'object', zh: '光合发布计划', en: 'Guanghe: schedule' } as const satisfies FieldFact
export const gh_pic_publish_delay = { kind: 'seconds', zh: '光合图文发布间隔', en: 'Guanghe: delay', nullable: true } as const satisfies FieldFact
export const assign_topic_ids = { kind: 'key', zh: '指定话题', en: 'Topics', many: true } as const satisfies FieldFact
export const assign_tag_names = { kind: 'text', zh: '指定标签', en: 'Tags', many: true } as const satisfies FieldFact
export const creation_template_ids = { kind: 'id', of: 'creative_templates', zh: '图片模板', en: 'Picture templates', many: true } as const satisfies FieldFact
export const watermark = { kind: 'text', zh: '水印', en: 'Watermark' } as const satisfies FieldFact
export const publish_gap_s = { kind: 'seconds', zh: '发布间隔', en: 'Gap' } as const satisfies FieldFact
export const timezone = { kind: 'key', zh: '时区', en: 'Time zone' } as const satisfies FieldFact
export const quiet_from = { kind: 'text', zh: '静默开始', en: 'Quiet from', nullable: true } as const satisfies FieldFact
export const quiet_to = { kind: 'text', zh: '静默结束', en: 'Quiet until', nullable: true } as const satisfies FieldFact
export const cooldown_until = { kind: 'instant', zh: '冷却至', en: 'Rests until', nullable: true } as const satisfies FieldFact
export const publish_by = { kind: 'choice', zh: '由谁发布', en: 'Published by', choices: [{ value: 'browser', zh: '浏览器', en: 'Browser' }, { value: 'server', zh: '服务器', en: 'Server' }] } as const satisfies FieldFact
export const executor = { kind: 'object', zh: '正在执行', en: 'Executes now', nullable: true } as const satisfies FieldFact
export const cooldown_why = { kind: 'key', zh: '冷却原因', en: 'Rests because', nullable: true } as const satisfies FieldFact
export const queue_ended_why = { kind: 'key', zh: '队列结束原因', en: 'Queue ended because', nullable: true } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'studio_accounts', typeof self>
