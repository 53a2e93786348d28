import { said, type WordsByName } from '../field-words.ts'

/** Kinds of devices that publish. */
export const EXECUTORS = {
  browser: { zh: '浏览器', en: 'Browser' },
  server: { zh: '服务器', en: 'Server' },
} as const

/** The queue, its attempts, and how accounts publish. */
export const PUBLISHING: WordsByName = {
  attempt_key: said(
    '尝试标识',
    'Attempt key',
    'Written before anything is sent; the channel is asked by it whether the post is there',
    'key',
  ),
  fence: said(
    '租约序号',
    'Fence',
    'Grows with each lease; a report with an older one does not count',
    'number',
  ),
  generation: said(
    '批次代',
    'Generation',
    'Grows with each restore of the database; older reports do not count',
    'number',
  ),
  reconcile_count: said(
    '核对次数',
    'Look-ups',
    'How often the channel was asked whether the post is there',
  ),
  wait_why: said('等待原因', 'Waits because', 'What it waits for', 'key'),
  cooldown_why: said(
    '冷却原因',
    'Rests because',
    'Why nothing is published from the account now',
    'key',
  ),
  queue_ended_why: said(
    '队列结束原因',
    'Queue ended because',
    'Why the account’s queue came to its end',
    'key',
  ),
  ended_why: said('结束原因', 'Ended because', 'Why the account’s queue came to its end', 'key'),
  publish_by: {
    ...said(
      '由谁发布',
      'Published by',
      '`browser`: an open page of the console; `server`: the server through the channel’s gateway, where the channel offers it',
    ),
    choices: EXECUTORS,
  },
  executor: said(
    '正在执行',
    'Executes now',
    'The device that holds the account’s lease now (`kind`, `name`); null: none',
  ),
  publish_gap_s: said('发布间隔', 'Gap', 'Least time between two posts of the account', 'seconds'),
  quiet_from: said(
    '静默开始',
    'Quiet from',
    'Time of day from which nothing of the account is published; null: no quiet hours',
    'text',
  ),
  quiet_to: said(
    '静默结束',
    'Quiet until',
    'Time of day at which the account publishes again; earlier than `quiet_from`: the next morning',
    'text',
  ),
  publish_params: said(
    '发布参数',
    'Publishing settings',
    'Fields of the channel’s own form, sent as they stand',
  ),
  publish_plans: said(
    '发布计划',
    'Planned times',
    'Times the account is meant to publish at (`weekdays`, `times`)',
  ),
  platform_settings: said(
    '平台设置',
    'Platform settings',
    'Settings of the channel; `delay_range` is the least and most pause between posts in seconds',
  ),
  creation_template_ids: said(
    '图片模板',
    'Picture templates',
    'Templates that pictures made for the account are drawn on, the first before those of its category',
    'id of creative_templates',
  ),
  chuangyi_template_ids: said(
    '创意模板',
    'Picture templates',
    'Templates for pictures of the category',
    'id of creative_templates',
  ),
  assign_topic_ids: said(
    '指定话题',
    'Topics',
    'Topics, by their number at the channel, that pieces without a topic of their own are published under; as many as the channel takes, else those of the account’s category',
    'key',
  ),
  assign_topic_names: said(
    '指定话题',
    'Topics',
    'Topics that pieces without one are published under by accounts of the category that have none',
  ),
  assign_tag_names: said('指定标签', 'Tags', 'Tags that its pieces get'),
  assign_category_names: said(
    '指定类目',
    'Platform categories',
    'The platforms’ names for the category',
  ),
  assign_category_name: said(
    '指定类目',
    'Platform category',
    'One of the platforms’ names for the category',
  ),
  gh_delete_period: said(
    '光合删除周期',
    'Guanghe: delete after',
    'Days a post stays at Guanghe; kept for the team, the server does not act on it',
    'number',
  ),
  gh_publish_schedule: said(
    '光合发布计划',
    'Guanghe: schedule',
    'Publishing hours at Guanghe; kept for the team, the server does not act on it',
  ),
  gh_pic_publish_delay: said(
    '光合图文发布间隔',
    'Guanghe: delay',
    'Pause between picture posts at Guanghe; kept for the team, the server does not act on it',
    'seconds',
  ),
  day_deleted_statistics: said(
    '每日删除统计',
    'Deleted posts',
    'Posts deleted at the channel, by day',
  ),
  change_logs: said(
    '修改记录',
    'Changes',
    'The latest changes of the account’s settings, newest first',
  ),
  status_count: said('状态统计', 'By status', 'How many contents stand in each status'),
  creative_contents_status: said(
    '创意内容状态',
    'Contents by status',
    'How many creative contents stand in each status',
  ),
  by_status: said('按状态', 'By status', 'How many stand in each status'),
  channel_state: said('渠道状态', 'State at the channel', 'Where the post stands at its channel'),
  channel_reason: said(
    '渠道说明',
    'Channel says',
    'Why the channel no longer offers it; empty when it does',
  ),
  params: said('参数', 'Parameters', 'What the command needs to know'),
  command: said('指令', 'Command', 'What the device is to do'),
  queue: said('队列', 'Queue', 'What waits in the account’s queue'),
  lease: said('租约', 'Lease', 'The device that publishes from the account now'),
  limits: said('限制', 'Limits', 'What the account may do and how long its pauses are'),
  title_min: said('标题字数下限', 'Shortest title', 'Least characters of a title'),
  title_max: said('标题字数上限', 'Longest title', 'Most characters of a title'),
  desc_max: said('描述字数上限', 'Longest description', 'Most characters of a description'),
  paragraphs_max: said('段落数上限', 'Most paragraphs', 'Most paragraphs of a piece'),
  images_min: said('图片数下限', 'Fewest pictures', 'Least pictures of a piece'),
  images_max: said('图片数上限', 'Most pictures', 'Most pictures of a piece'),
  topics_max: said('话题数上限', 'Most topics', 'Most topics of a piece'),
  items_max: said('商品数上限', 'Most products', 'Most products of a piece'),
  banned_words: said(
    '违禁词',
    'Banned words',
    'Words that may not be published, or that the author is warned of',
  ),
  batch_count: said('批次数', 'At a time', 'How many contents each run takes', 'count'),
  take_over: said('接管', 'Take over', 'Whether to take the account from the device that holds it'),
  resolution: said(
    '结论',
    'Decision',
    'What a person found at the channel: the post is there, or it is not',
  ),
  extra_info: said(
    '附加信息',
    'More details',
    'What the platform tells of it beyond our own fields',
  ),
  creative_info: said(
    '创意信息',
    'Picture details',
    'How its finished pictures were made, such as the template',
  ),
  source_params: said('来源参数', 'Source settings', 'What the platform needs to find the author'),
  make_error: said(
    '制作失败原因',
    'Why not made',
    'Why the picture could not be made; empty when it could',
  ),
  last_spider_error: said(
    '最近采集错误',
    'Last fault',
    'Why the last look at the author’s page failed',
  ),
  base_url: said('网关地址', 'Gateway address', 'Where the channel is asked', 'url'),
  frame_url: said('发布页地址', 'Publishing page', 'Page that is framed; empty: none', 'url'),
  token: said('令牌', 'Token', 'Sent to the gateway with every request', 'secret'),
  capabilities: {
    ...said('能力', 'Capabilities', 'What the gateway offers for the channel'),
    choices: {
      publish: { zh: '发布', en: 'Publish' },
      draft: { zh: '存草稿', en: 'Save drafts' },
      lookup: { zh: '查找作品', en: 'Look posts up' },
      remove: { zh: '删除作品', en: 'Delete posts' },
    },
  },
  page_number: said('页码', 'Page', 'How far the platform’s answer has been read', 'number'),
}
