import { problems } from '../problem-row.ts'

export const contents = problems({
  already_queued: { status: 409, zh: '已在发布队列中', en: 'It is in a queue already' },
  'already_queued.account': {
    status: 409,
    zh: '已在该账号的发布队列中',
    en: 'It is in the queue of this account already',
  },
  'already_queued.since': {
    status: 409,
    zh: '该内容之后又提交过一次，请处理较新的那一条',
    en: 'The content was submitted once more since then, go on with the newer item',
  },
  box_outside: {
    status: 422,
    zh: '{what}超出模板 {width} × {height}，请缩小或移动',
    en: '{what} leaves the template of {width} × {height}, make it smaller or move it',
  },
  held_by_another: {
    status: 409,
    zh: '别人正在审核这条',
    en: 'Somebody else is reviewing it',
  },
  hold_ended: {
    status: 409,
    zh: '这条已不再为你保留',
    en: 'It is no longer held for you',
  },
  ids_or_assignments: {
    status: 422,
    zh: '请选择内容和账号，或逐条给出分配',
    en: 'Choose contents and an account, or give the assignments one by one',
  },
  ids_or_matching: {
    status: 422,
    zh: '请选择记录，或给出筛选条件，二者取一',
    en: 'Choose rows, or give a filter: one of the two',
  },
  'required.expected_count': {
    status: 422,
    zh: '按筛选条件操作时请给出预计数量',
    en: 'Give the expected count when a filter chooses',
  },
  'in_trash.derived': {
    status: 409,
    zh: '已生成过，现在回收站中',
    en: 'It was made before and is in the trash',
  },
  invalid_range: {
    status: 400,
    zh: '日期范围须为 1 到 {max_days} 天',
    en: 'The range must have 1 to {max_days} days',
  },
  'no_account.content': {
    status: 409,
    zh: '内容还没有分配账号',
    en: 'The content has no account yet',
  },
  'no_account.fits': {
    status: 409,
    zh: '没有可发布到该渠道的账号：{channel}',
    en: 'No account fits its channel: {channel}',
  },
  no_clip: { status: 422, zh: '内容没有视频', en: 'The content has no clip' },
  no_outside_id: {
    status: 409,
    zh: '内容没有平台编号，无法查询',
    en: 'The content has no ID at a platform to ask about',
  },
  no_source_reached: {
    status: 502,
    zh: '{failed} 个来源都无法采集，原因见来源记录',
    en: 'No source could be asked: {failed} failed, each with its reason',
  },
  no_such_account: {
    status: 404,
    zh: '账号不存在或无权使用',
    en: 'The account does not exist or is not yours',
  },
  no_such_image: {
    status: 422,
    zh: '只有 {images} 张图片，序号从 0 开始',
    en: 'There {images|is|are} {images} {images|image|images}, counted from 0',
  },
  not_a_clip: { status: 422, zh: '地址里不是视频', en: 'What is at the address is no clip' },
  not_allowed_move: { status: 409, zh: '{from} → {to} 不允许', en: '{from} → {to} is not allowed' },
  not_collected: {
    status: 409,
    zh: '该内容不是从渠道采集的，没有数据可刷新',
    en: 'The content comes from no channel',
  },
  'not_found.material': {
    status: 404,
    zh: '素材不存在或无权操作',
    en: 'The material does not exist or is not yours',
  },
  'not_found.of_task': { status: 404, zh: '不属于该任务', en: 'It does not belong to the task' },
  'not_found.row': { status: 404, zh: '不存在或无权操作', en: 'It does not exist or is not yours' },
  not_transferable: {
    status: 409,
    zh: '被驳回的内容不能转移',
    en: 'A rejected content stays where it is',
  },
  nothing_assigned: { status: 422, zh: '没有这些图片序号', en: 'It has none of these positions' },
  nothing_heard: { status: 422, zh: '没有听到语音', en: 'Nothing is said in it' },
  nothing_to_roll_back: {
    status: 409,
    zh: '没有可回退的状态变更',
    en: 'There is no change of status to take back',
  },
  only_by_publishing: {
    status: 409,
    zh: '已发布由发布结果记录，请提交到发布队列',
    en: 'Only the result of publishing says published; submit it to publish',
  },
  other_platform: {
    status: 409,
    zh: '内容用于{channel}，账号属于{platform}',
    en: 'The content is for {channel}, the account is of {platform}',
  },
  other_status: { status: 409, zh: '现为 {status}，不是 {from}', en: 'It is {status}, not {from}' },
  'other_team.content_account': {
    status: 409,
    zh: '内容与账号不属于同一团队',
    en: 'Content and account belong to different teams',
  },
  'other_team.content_task': {
    status: 409,
    zh: '内容与任务不属于同一团队',
    en: 'Content and assignment belong to different teams',
  },
  'other_team.person_task': {
    status: 422,
    zh: '该成员不在任务所属团队',
    en: 'The person is not in the team of the task',
  },
  'outside_refused.clip': {
    status: 502,
    zh: '视频地址返回 {status}',
    en: 'The address of the clip answered {status}',
  },
  platform_required: { status: 422, zh: '任务没有平台，请指定', en: 'The task names no platform' },
  reason_required: { status: 422, zh: '驳回须写明原因', en: 'A rejection needs a reason' },
  rejected: {
    status: 409,
    zh: '内容已被驳回，请先恢复',
    en: 'The content is rejected, take it up again first',
  },
  'required.ids': {
    status: 422,
    zh: '请选择内容，或填写原状态',
    en: 'Choose contents, or give the status they have',
  },
  'required.status': {
    status: 422,
    zh: '请填写状态或新状态之一',
    en: 'Give either the status or the new status',
  },
  source_paused: { status: 409, zh: '来源已暂停发布', en: 'Its source is not offered' },
  task_closed: { status: 409, zh: '任务已关闭', en: 'The assignment is closed' },
  'task_closed.contents': {
    status: 409,
    zh: '任务已关闭，不能再添加内容',
    en: 'The task is closed and takes no new contents',
  },
  'too_many.contents': {
    status: 422,
    zh: '超过 {max_ids} 篇，请逐批选择内容',
    en: 'There are more than {max_ids}, choose them in portions',
  },
  'too_many.of_task': {
    status: 422,
    zh: '任务的内容超过 {max_contents} 篇，请指定 ids',
    en: 'The task has more than {max_contents} contents, name the ids',
  },
  rule_broken: {
    status: 409,
    zh: '违反渠道规则 {rule}：{what}',
    en: 'It breaks the rule {rule} of the channel: {what}',
  },
  'rule_broken.channel': {
    status: 422,
    zh: '不符合{channel}的发布规则：{what}',
    en: 'It does not fit the rules of {channel}: {what}',
  },
  not_publishable: {
    status: 409,
    zh: '状态为 {status} 的内容不能发布',
    en: 'A content that is {status} cannot be published',
  },
})
