import type { Words } from '@omc/demo-world'
import type { Operation } from '../faults/fault-rules.ts'

/** A language the pages are written in. */
export type Lang = keyof Words

/** The `lang` parameter as a language; default Chinese. */
export const langOf = (text: string | undefined): Lang => (text === 'en' ? 'en' : 'zh')

/** Every sentence of the pages, in both languages. */
export const WORDS = {
  newContent: { zh: '发布图文', en: 'New post' },
  title: { zh: '标题', en: 'Title' },
  images: { zh: '图片', en: 'Images' },
  text: { zh: '正文', en: 'Text' },
  items: { zh: '关联商品', en: 'Linked goods' },
  topic: { zh: '话题', en: 'Topic' },
  titleHint: { zh: '起一个吸引人的标题', en: 'A title people stop at' },
  textHint: { zh: '说说你为什么推荐它', en: 'Say why you recommend it' },
  topicHint: { zh: '可不填', en: 'Optional' },
  noImages: { zh: '还没有图片', en: 'No images yet' },
  noItems: { zh: '还没有关联商品', en: 'No linked goods yet' },
  asDraft: { zh: '存为草稿', en: 'As draft' },
  activity: { zh: '参加活动', en: 'Join activity' },
  publish: { zh: '立即发布', en: 'Publish' },
  saveDraft: { zh: '存草稿', en: 'Save draft' },
  publishedToday: { zh: '今日发布', en: 'Published today' },
  nothingToday: { zh: '今天还没有发布内容', en: 'Nothing published today' },
  drafts: { zh: '草稿箱', en: 'Drafts' },
  noDrafts: { zh: '草稿箱是空的', en: 'No drafts' },
  followers: { zh: '粉丝', en: 'Followers' },
  level: { zh: '等级', en: 'Level' },
  mayPublish: { zh: '可发布', en: 'May publish' },
  mayNotPublish: { zh: '无发布权限', en: 'May not publish' },
  standalone: { zh: '独立打开', en: 'Opened on its own' },
  stranger: { zh: '未知来源,不接收任务', en: 'Unknown origin, takes no tasks' },
  connected: { zh: '已连接控制台,等待任务', en: 'Connected to the console, waiting' },
  working: { zh: '正在提交…', en: 'Sending…' },
  done: { zh: '发布成功', en: 'Published' },
  draftDone: { zh: '草稿已保存', en: 'Draft saved' },
  refused: { zh: '平台未通过', en: 'Refused' },
  silent: { zh: '没有收到平台回执,结果未知', en: 'No answer from the platform: outcome unknown' },
  boardTitle: { zh: '模拟渠道', en: 'Stand-in channel' },
  boardLead: {
    zh: '这里代替外部平台接收发布,方便核对每一条内容发了几次。',
    en: 'Stands in for outside platforms and shows how often each content was published.',
  },
  allPlatforms: { zh: '全部渠道', en: 'All channels' },
  posts: { zh: '已发布', en: 'Posts' },
  duplicates: { zh: '重复发布', en: 'Published twice' },
  accounts: { zh: '账号', en: 'Accounts' },
  faultsPlanted: { zh: '生效故障', en: 'Planted faults' },
  newest: { zh: '最新内容', en: 'Newest posts' },
  nothing: { zh: '还没有内容', en: 'Nothing here yet' },
  nothingHint: {
    zh: '在控制台执行一次发布,内容会出现在这里。',
    en: 'Publish something in the console and it appears here.',
  },
  published: { zh: '已发布', en: 'Published' },
  draft: { zh: '草稿', en: 'Draft' },
  deleted: { zh: '已删除', en: 'Deleted' },
  repeated: { zh: '重复', en: 'Repeated' },
  attemptKey: { zh: '尝试编号', en: 'Attempt key' },
  openPage: { zh: '打开创作页', en: 'Open creator page' },
  newer: { zh: '上一页', en: 'Newer' },
  older: { zh: '下一页', en: 'Older' },
  faults: { zh: '故障设置', en: 'Faults' },
  faultsLead: {
    zh: '保存后立即对新请求生效,并替换之前的设置。',
    en: 'Saving takes effect at once and replaces what was set before.',
  },
  token: { zh: '网关令牌', en: 'Gateway token' },
  platform: { zh: '渠道', en: 'Channel' },
  uid: { zh: '账号 uid', en: 'Account uid' },
  any: { zh: '不限', en: 'Any' },
  operation: { zh: '作用于', en: 'Strikes' },
  usualOperations: { zh: '发布(默认)', en: 'Publishing (usual)' },
  mode: { zh: '故障', en: 'Fault' },
  times: { zh: '次数', en: 'Times' },
  rate: { zh: '概率', en: 'Rate' },
  latencyMin: { zh: '最短延迟(毫秒)', en: 'Shortest delay (ms)' },
  latencyMax: { zh: '最长延迟(毫秒)', en: 'Longest delay (ms)' },
  dedupe: { zh: '按尝试编号去重', en: 'De-duplicate by attempt key' },
  deny: { zh: '拒绝嵌入(X-Frame-Options: DENY)', en: 'Refuse framing (X-Frame-Options: DENY)' },
  save: { zh: '保存', en: 'Save' },
  clear: { zh: '清除全部', en: 'Clear all' },
  saved: { zh: '已保存', en: 'Saved' },
  notSaved: { zh: '未保存', en: 'Not saved' },
} as const satisfies Record<string, Words>

/** Fault modes for people. */
export const MODE_WORDS: Record<string, Words> = {
  none: { zh: '仅延迟', en: 'Delay only' },
  refuse: { zh: '审核不通过', en: 'Refuse' },
  timeout_after_effect: { zh: '发布后不应答', en: 'Publish, then never answer' },
  lose_answer: { zh: '发布后断开连接', en: 'Publish, then cut the line' },
  bot_check: { zh: '要求滑块验证', en: 'Ask for a bot check' },
  no_permission: { zh: '没有发布权限', en: 'No permission' },
  image_refused: { zh: '图片不合规', en: 'Refuse images' },
  upload_failed: { zh: '上传失败', en: 'Upload fails' },
  empty: { zh: '上传无数据', en: 'Upload without data' },
  bad_json: { zh: '发布后答案损坏', en: 'Publish, then answer garbage' },
  server_error: { zh: '服务器错误', en: 'Server error' },
  redirect_private: { zh: '跳转到内网地址', en: 'Redirect to a private address' },
}

/** Names of the operations that can fail. */
export const OPERATION_WORDS: Record<Operation, Words> = {
  publish: { zh: '发布', en: 'Publishing' },
  draft: { zh: '存草稿', en: 'Saving drafts' },
  image: { zh: '上传图片', en: 'Image upload' },
  read: { zh: '账号与作品查询', en: 'Account and post look-up' },
  delete: { zh: '删除作品', en: 'Deleting posts' },
  accounts: { zh: '账号资料', en: 'Accounts' },
  cards: { zh: '卡券', en: 'Cards' },
  goods: { zh: '商品', en: 'Goods' },
  ranks: { zh: '榜单', en: 'Ranks' },
  authors: { zh: '作者', en: 'Authors' },
  contents: { zh: '作者内容', en: 'Contents' },
  metrics: { zh: '作品数据', en: 'Figures' },
  topics: { zh: '话题', en: 'Topics' },
  orders: { zh: '订单', en: 'Orders' },
  relations: { zh: '团队关系', en: 'Team relations' },
  creators: { zh: '达人', en: 'Creators' },
  crowds: { zh: '人群', en: 'Audiences' },
  picture: { zh: '图片与视频文件', en: 'Picture and video files' },
  writing: { zh: '文案写作', en: 'Copywriting' },
}

/** Gives the words of the pages by their name. */
export type Say = (name: keyof typeof WORDS) => string

export const sayIn =
  (lang: Lang): Say =>
  (name) =>
    WORDS[name][lang]
