export interface NoticeText {
  source: 'system' | 'publish' | 'account' | 'job'
  level: 'info' | 'success' | 'warning' | 'error'
  title: string
  message: string
  action: string | null
}

/** Newest first. */
export const NOTICES: readonly NoticeText[] = [
  {
    source: 'publish',
    level: 'success',
    title: '发布完成',
    message: '账号“小红豆”刚刚发布了 1 篇内容。',
    action: '/carry/publish/list',
  },
  {
    source: 'publish',
    level: 'warning',
    title: '账号需要人工验证',
    message: '账号“阿明”遇到人机验证，10 分钟后自动继续。',
    action: '/carry/account/list',
  },
  {
    source: 'job',
    level: 'success',
    title: '批量入队完成',
    message: '12 篇内容已加入发布队列。',
    action: null,
  },
  {
    source: 'account',
    level: 'warning',
    title: '登录即将到期',
    message: '账号“小雨”的登录将在 3 天后到期，请重新授权。',
    action: '/carry/account/list',
  },
  {
    source: 'system',
    level: 'info',
    title: '新的工作台布局',
    message: '现在可以把常用筛选保存为视图。',
    action: null,
  },
  {
    source: 'publish',
    level: 'error',
    title: '发布被拒绝',
    message: '内容“控温电热水壶到底值不值”被渠道退回：图片尺寸不足。',
    action: '/carry/publish/list',
  },
  {
    source: 'job',
    level: 'info',
    title: '采集完成',
    message: '昨日共采集 36 篇内容，其中 5 篇重复已跳过。',
    action: '/carry/content/list',
  },
  {
    source: 'publish',
    level: 'success',
    title: '今日计划已完成',
    message: '账号“小林”今日 20 篇计划全部发布。',
    action: '/carry/publish/list',
  },
  {
    source: 'system',
    level: 'info',
    title: '周报已生成',
    message: '上周阅读量比前一周增长 12%。',
    action: null,
  },
  {
    source: 'account',
    level: 'success',
    title: '账号授权成功',
    message: '达人号“一禾”已完成授权，可以开始发布。',
    action: '/carry/account/list',
  },
  {
    source: 'publish',
    level: 'warning',
    title: '有一篇内容待确认',
    message: '渠道没有返回结果，系统正在核对该账号的发布记录。',
    action: '/carry/publish/list',
  },
  {
    source: 'job',
    level: 'error',
    title: '任务失败',
    message: '素材同步在第 3 次重试后仍然失败：渠道超时。',
    action: null,
  },
  {
    source: 'system',
    level: 'info',
    title: '密码安全提醒',
    message: '建议每三个月更换一次密码。',
    action: '/ucenter/setting',
  },
  {
    source: 'system',
    level: 'info',
    title: '欢迎使用',
    message: '开放媒体创作中心已为你的团队开通。',
    action: null,
  },
]
