import { problems } from '../problem-row.ts'

export const settings = problems({
  empty_word: { status: 422, zh: '禁用词不能为空', en: 'A banned word is empty' },
  word_twice: {
    status: 422,
    zh: '禁用词重复：{word}',
    en: 'A banned word is listed twice: {word}',
  },
  unknown_kind: {
    status: 409,
    zh: '没有这种任务：{kind}',
    en: 'There is no such kind of job: {kind}',
  },
  changed_since: {
    status: 409,
    zh: '此后又被修改，未撤销',
    en: 'It was changed since and was not undone',
  },
  'done.statistics': {
    status: 200,
    zh: '{day}：{count} 条统计',
    en: '{day}: {count} {count|row|rows} of figures',
  },
  'forbidden.undo': {
    status: 403,
    zh: '没有撤销此操作的权限',
    en: 'You may not undo this operation',
  },
  'forbidden.views': {
    status: 403,
    zh: '团队和角色视图由团队主管维护',
    en: 'Views of a team or role are for its manager',
  },
  half_quiet_hours: {
    status: 422,
    zh: '静默时段要同时填写开始和结束',
    en: 'Quiet hours need a start and an end',
  },
  'invalid_range.ends_before': {
    status: 422,
    zh: '结束日期早于开始日期',
    en: 'It ends before it starts',
  },
  job_ended: {
    status: 409,
    zh: '任务已结束，无法取消',
    en: 'The job has ended and cannot be cancelled',
  },
  job_not_ended: {
    status: 409,
    zh: '只有失败或已取消的任务可以重试',
    en: 'Only a failed or cancelled job can be started again',
  },
  'job_not_ended.undo': {
    status: 409,
    zh: '任务还在进行，结束或取消后才能撤销',
    en: 'The job is still running: undo it once it has ended or was cancelled',
  },
  limits_crossed: { status: 422, zh: '{low}不能大于{high}', en: '{low} must not be above {high}' },
  not_by_server: {
    status: 422,
    zh: '{channel}只能通过浏览器发布',
    en: '{channel} takes contents through its page alone: choose the browser',
  },
  nobody: { status: 409, zh: '团队没有负责人', en: 'Nobody leads the team' },
  nothing_to_undo: {
    status: 409,
    zh: '此操作无法撤销',
    en: 'This operation kept nothing that undoes it',
  },
  person_gone: {
    status: 403,
    zh: '发起人已停用',
    en: 'The person who started it may not act any more',
  },
  plan_missed: {
    status: 409,
    zh: '服务器当时没有运行，计划“{plan}”错过了时间，没有补做；仍要做请点重试',
    en: 'The server was not running when “{plan}” was due, and the run was not made up for. Retry to run it now',
  },
  plan_put_off: {
    status: 409,
    zh: '计划“{plan}”没能按时开始，系统每小时再试一次；要马上执行请点重试',
    en: 'The plan “{plan}” could not be started at its time and is tried again every hour: retry to run it now',
  },
  plan_gone: { status: 409, zh: '计划已停用或删除', en: 'The plan is off or deleted' },
  'queue_full.person': {
    status: 429,
    zh: '您已有 {waiting} 个任务在排队或运行，请等其结束或取消一些',
    en: 'You have {waiting} {waiting|job|jobs} waiting or running, please wait or cancel some',
  },
  'queue_full.team': {
    status: 429,
    zh: '团队已有 {waiting} 个任务在排队或运行，请稍后再试',
    en: 'The team has {waiting} {waiting|job|jobs} waiting or running, please try again later',
  },
  role_needed: { status: 422, zh: '请选择角色', en: 'A role is needed' },
  role_not_wanted: { status: 422, zh: '此视图不属于角色', en: 'Only the view of a role names one' },
  secret_changed: { status: 409, zh: '密钥无法恢复', en: 'A secret cannot be brought back' },
  still_pending: { status: 409, zh: '该回调仍在发送中', en: 'It is still being sent' },
  'too_large.view': { status: 422, zh: '视图设置过大', en: 'The settings are too large' },
  unknown_timezone: {
    status: 422,
    zh: '没有时区 {time_zone}',
    en: 'There is no time zone {time_zone}',
  },
  webhook_off: { status: 409, zh: '回调已停用', en: 'The webhook is off' },
})
