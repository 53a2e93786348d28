import { problems } from '../problem-row.ts'

export const database = problems({
  busy: { status: 503, zh: '服务器繁忙，请稍后再试', en: 'The server is busy, please try again' },
  conflict: {
    status: 409,
    zh: '同时有别的修改，请重试',
    en: 'Changed at the same time, please retry',
  },
  database_lost: {
    status: 503,
    zh: '数据库暂时不可用',
    en: 'The database is not available right now',
  },
  'database_lost.broken': {
    status: 503,
    zh: '数据库连接中断',
    en: 'The database connection was lost',
  },
  disk_full: { status: 503, zh: '服务器磁盘已满', en: 'The server has no disk space left' },
  duplicate: { status: 409, zh: '已存在相同的记录', en: 'The same record exists already' },
  feed_id_taken: {
    status: 409,
    zh: '该渠道已有另一条内容使用此渠道编号，请核对',
    en: 'Another item of this channel has this channel number; please check it',
  },
  'invalid_date.form': { status: 422, zh: '日期格式不正确', en: 'A date has the wrong form' },
  'invalid_date.range': { status: 422, zh: '日期超出范围', en: 'A date is out of range' },
  'invalid_date.zone': { status: 422, zh: '时区超出范围', en: 'A time zone is out of range' },
  invalid_page: { status: 400, zh: '分页参数不正确', en: 'The page is out of range' },
  invalid_pattern: { status: 400, zh: '搜索内容不正确', en: 'The search text is not valid' },
  invalid_value: { status: 422, zh: '值的格式不正确', en: 'A value has the wrong form' },
  not_allowed_value: { status: 422, zh: '值不被允许', en: 'A value is not allowed' },
  not_found: {
    status: 404,
    zh: '记录不存在或无权查看',
    en: 'The record does not exist or is not yours',
  },
  out_of_range: { status: 422, zh: '数值超出范围', en: 'A number is out of range' },
  required: { status: 422, zh: '缺少必填字段', en: 'A required field is missing' },
  restarting: { status: 503, zh: '数据库正在重启', en: 'The database is restarting' },
  'restarting.starting': { status: 503, zh: '数据库正在启动', en: 'The database is starting' },
  too_slow: {
    status: 503,
    zh: '查询超时，请缩小范围',
    en: 'The query took too long, please narrow it',
  },
  'too_slow.work': {
    status: 503,
    zh: '操作超时，请重试',
    en: 'This took too long, please try again',
  },
  unknown_reference: {
    status: 422,
    zh: '关联的记录不存在',
    en: 'A referenced record does not exist',
  },
})
