import { ROLE_LABELS } from '@omc/acl'
import { COMMAND_ROWS } from '@omc/core'
import type { Label } from '../label.ts'

const label = (zh: string, en: string): Label => ({ zh, en })

/**
 * Labels of the values of closed lists, wherever they occur. A field where it means something else
 * says so in its own words.
 */
export const CHOICES: Readonly<Record<string, Label>> = {
  ...ROLE_LABELS,
  ...Object.fromEntries(COMMAND_ROWS.map(({ name, title }) => [name, title])),

  // Life of a content.
  fetched: label('待处理', 'To process'),
  processed: label('已处理', 'Processed'),
  checked: label('已检查', 'Checked'),
  published: label('已发布', 'Published'),
  downloaded: label('已下载', 'Downloaded'),
  rejected: label('已驳回', 'Rejected'),
  deleted: label('已删除', 'Deleted'),

  // Queue and attempts to publish.
  queued: label('排队中', 'Queued'),
  claimed: label('已领取', 'Claimed'),
  submitting: label('提交中', 'Submitting'),
  refused: label('已拒绝', 'Refused'),
  unknown: label('结果未知', 'Result unknown'),
  absent: label('核实为未发布', 'Proved not published'),
  needs_human: label('需要人工决定', 'A person has to decide'),
  released: label('没有送出', 'Not sent'),
  waiting: label('等待重试', 'Waiting to retry'),
  paused: label('已暂停', 'Paused'),

  // Work in the background and remote commands.
  pending: label('等待中', 'Pending'),
  running: label('进行中', 'Running'),
  done: label('已完成', 'Done'),
  failed: label('失败', 'Failed'),
  cancelled: label('已取消', 'Cancelled'),
  expired: label('已过期', 'Expired'),
  delivered: label('已送达', 'Delivered'),
  issued: label('已下发', 'Issued'),
  received: label('已收到', 'Received'),
  started: label('已开始', 'Started'),
  finished: label('已完成', 'Finished'),

  // Switches and bonds.
  active: label('监控中', 'Active'),
  stopped: label('已停止', 'Stopped'),
  enabled: label('启用', 'Enabled'),
  disabled: label('停用', 'Disabled'),
  bound: label('已绑定', 'Bound'),
  unbound: label('已解绑', 'Unbound'),

  // Orders.
  paid: label('已付款', 'Paid'),
  settled: label('已结算', 'Settled'),
  refunded: label('已退款', 'Refunded'),

  // Kinds of things.
  image: label('图片', 'Picture'),
  video: label('视频', 'Video'),
  csv: label('CSV', 'CSV'),
  xlsx: label('Excel', 'Excel'),
  creator: label('达人', 'Creator'),
  personify: label('人设', 'Persona'),
  import: label('导入', 'Imported'),
  modified: label('修改', 'Modified'),
  person: label('人员', 'Person'),
  material: label('素材', 'Material'),
  content: label('内容', 'Content'),
  personal: label('个人', 'Personal'),
  team: label('团队', 'Team'),
  role: label('角色', 'Role'),
  submit: label('提交发布', 'Submit to publish'),
  open_queue: label('打开队列', 'Open the queue'),
  carry_publishes: label('发布', 'Publications'),
  studio_accounts: label('账号', 'Accounts'),
  users: label('人员', 'People'),

  // How products were found.
  manual: label('人工', 'By a person'),
  exact: label('精确', 'Exact'),
  similar: label('相似', 'Similar'),
  theme: label('主题', 'By subject'),

  // Notices and answers of the assistant.
  info: label('通知', 'Information'),
  success: label('成功', 'Success'),
  warning: label('提醒', 'Warning'),
  error: label('错误', 'Error'),
  user: label('用户', 'Person'),
  assistant: label('AI 助手', 'Assistant'),
  streaming: label('正在回答', 'Answering'),
  broken: label('已中断', 'Broken off'),

  // Outcomes of a publish attempt, as reported by the device.
  bot_check: label('需要人工验证', 'Verification needed'),
  upload_failed: label('图片上传失败', 'Image upload failed'),
  empty: label('渠道没有返回数据', 'No data from the channel'),
  no_permission: label('无发布权限', 'No permission to publish'),
  not_sent: label('没有送出', 'Not sent'),
  not_published: label('没有发布', 'Not published'),
  set_aside: label('没有发布，先不发', 'Not published, set aside'),

  // Events of webhooks.
  'job.done': label('任务完成', 'Job done'),
  'job.failed': label('任务失败', 'Job failed'),
  'job.cancelled': label('任务取消', 'Job cancelled'),
  'publish.published': label('发布成功', 'Published'),
  'publish.refused': label('发布被拒绝', 'Publication refused'),
  'publish.unknown': label('发布结果未知', 'Publication unverified'),
  'publish.needs_human': label('发布需要人工决定', 'Publication needs a person'),
  'publish.doubled': label('同一内容发出两条', 'Published twice'),
  'publish.queue_ended': label('发布队列结束', 'Queue ended'),

  // Operators and orders.
  add: label('添加', 'Add'),
  remove: label('移除', 'Remove'),
  set: label('设为', 'Set'),
  check: label('检查', 'Check'),
  refresh: label('刷新', 'Refresh'),
  contents: label('内容', 'Contents'),
  texts: label('文案', 'Texts'),
  goods: label('商品', 'Products'),
  commission_rate: label('佣金率', 'Commission rate'),
  price: label('价格', 'Price'),
  sales: label('销量', 'Sales'),
  newest: label('最新', 'Newest'),
}
