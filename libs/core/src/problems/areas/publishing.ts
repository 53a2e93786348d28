import { problems } from '../problem-row.ts'

export const publishing = problems({
  account_ended: { status: 409, zh: '队列已完成（{why}）', en: 'The queue is completed ({why})' },
  account_leased: {
    status: 409,
    zh: '该账号正在设备“{device_name}”上发布',
    en: 'The account is publishing on “{device_name}”',
  },
  account_waiting: {
    status: 409,
    zh: '账号暂时不能发布（{why}）',
    en: 'The account has to wait ({why})',
  },
  ambiguous: {
    status: 409,
    zh: '编号 {feed_id} 在多个渠道都有，请给出渠道',
    en: 'Several channels have the number {feed_id}, name one',
  },
  attempt_closed: { status: 409, zh: '该次发布尝试已关闭', en: 'This attempt is closed' },
  'attempt_closed.decided': {
    status: 409,
    zh: '该次发布尝试不需要核实',
    en: 'This attempt needs no decision',
  },
  'attempt_closed.looked_up': {
    status: 409,
    zh: '该次发布尝试无需查询',
    en: 'This attempt needs no look-up',
  },
  command_begun: {
    status: 409,
    zh: '指令已经在执行或已结束，不能取消',
    en: 'The command has begun or is over and cannot be cancelled',
  },
  command_expired: { status: 409, zh: '指令已过期', en: 'The command has expired' },
  command_taken: {
    status: 409,
    zh: '指令已由其他设备接收',
    en: 'Another device has received the command',
  },
  confirm_required: {
    status: 422,
    zh: '请输入账号名称以确认',
    en: 'Type the name of the account to confirm',
  },
  content_withdrawn: { status: 409, zh: '内容已被撤回', en: 'The content was withdrawn' },
  'content_withdrawn.trashed': {
    status: 409,
    zh: '内容已被删除或驳回，不能继续发布',
    en: 'The content was trashed or rejected and cannot go on',
  },
  'count_changed.records': {
    status: 409,
    zh: '符合条件的记录有 {count} 条，而不是 {expected} 条',
    en: '{count} {count|record matches|records match}, not {expected}',
  },
  feed_id_differs: {
    status: 422,
    zh: '渠道上这次发布的编号是 {feed_id}',
    en: 'The channel knows this attempt as {feed_id}',
  },
  feed_id_required: {
    status: 422,
    zh: '请填写渠道编号：渠道上这次发布的编号',
    en: 'Give the channel number: the one this post has at the channel',
  },
  found_at_channel: {
    status: 409,
    zh: '渠道上已有这条内容（{feed_id}），不能再次发布',
    en: 'It is live at the channel as {feed_id} and is not sent again',
  },
  id_twice: { status: 422, zh: '同一条记录出现两次', en: 'A record is given twice' },
  invalid_params: {
    status: 422,
    zh: '参数 {name} 的格式不对',
    en: 'The parameter {name} is not of its kind',
  },
  item_held: {
    status: 409,
    zh: '该内容正在发布或待核实，请稍后再改',
    en: 'The item is being published or verified',
  },
  lease_lost: {
    status: 409,
    zh: '该账号已由其他设备接管、已分配给他人，或租约已到期',
    en: 'Another device took the account, it was given to somebody else, or the lease ran out',
  },
  'no_account.device': {
    status: 409,
    zh: '设备尚未连接发布账号',
    en: 'The device is not connected to an account',
  },
  'no_account.gone': {
    status: 409,
    zh: '账号不存在或无权使用',
    en: 'The account does not exist or is not yours',
  },
  'no_account.trashed': {
    status: 409,
    zh: '账号在回收站里，请先恢复账号',
    en: 'The account is in the trash, restore it first',
  },
  no_content: { status: 409, zh: '没有可再次发布的内容', en: 'There is no content behind it' },
  no_feed_id: {
    status: 409,
    zh: '没有渠道编号，不能标为已发布',
    en: 'It has no number at the channel, so it cannot be marked as published',
  },
  'no_outside_id.record': {
    status: 409,
    zh: '没有渠道编号或账号，无法查询',
    en: 'The record has no ID or account at a channel to ask about',
  },
  not_at_channel: {
    status: 422,
    zh: '渠道的作品列表里没有这次发布，请核对，或选“未发布”',
    en: 'The channel lists no post of this attempt; check it, or settle it as not published',
  },
  'not_found.account': {
    status: 404,
    zh: '工作室账号不存在或无权使用',
    en: 'The studio account does not exist or is not yours',
  },
  'not_found.feed_id': {
    status: 404,
    zh: '没有编号为 {feed_id} 的发布记录',
    en: 'There is no publish record with the number {feed_id}',
  },
  'not_found.publish_records': {
    status: 404,
    zh: '发布记录 {ids} 不存在或无权使用',
    en: 'These publish records do not exist or are not yours: {ids}',
  },
  not_listed: { status: 409, zh: '渠道没有这篇内容', en: 'The channel lists no such post' },
  not_processed: {
    status: 409,
    zh: '状态为 {status}，不是已处理',
    en: 'It is {status}, not processed',
  },
  'not_processed.changed': { status: 409, zh: '状态已改变', en: 'Its status has changed' },
  not_submitted: {
    status: 409,
    zh: '该次尝试从未登记为发送中，不能报告已发布',
    en: 'This attempt was never written down as being sent',
  },
  not_the_executor: {
    status: 403,
    zh: '只有领取该内容的设备可以报告结果；其他人请用“核实”',
    en: 'Only the device that claimed the item reports its result; a person settles it by resolve',
  },
  nothing_given: { status: 422, zh: '没有给出素材', en: 'No assets are given' },
  too_early: {
    status: 409,
    zh: '渠道可能还在处理，请稍后核实',
    en: 'The channel may still be working on it',
  },
  too_precise: { status: 422, zh: '金额最多两位小数', en: 'An amount has at most two decimals' },
  wrong_phase: { status: 409, zh: '{from} → {to} 不允许', en: '{from} → {to} is not allowed' },
  upload_queued: {
    status: 409,
    zh: '文件用在待发布内容“{title}”里，发布或移出队列后才能删除',
    en: 'The queued content “{title}” uses the file: publish it or take it out of the queue first',
  },
})
