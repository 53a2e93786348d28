export const texts = {
  monitorDesk: {
    videos: '最新视频',
    authors: '监控作者',
    own: '自己的视频',
    runs: '巡查记录',
  },
  monitor: {
    videos: '最新视频',
    search: '搜索标题、描述或作者',
    perHour: '每小时新增 {{total}} 次播放',
    adopt: '采用',
    adopted: '已采用，进入待审',
    adoptedMany: '已采用 {{count}} 条，进入待审',
    derive: '转创作',
    derived: '已转为创作内容',
    refresh: '更新数据',
    refreshed: '已更新数据',
    patrol: '立即巡查',
    patrolling: '正在巡查监控的作者',
    empty: '监控的作者还没有新视频',
    emptyHint: '监控作者发布新视频后，两小时内会出现在这里',
    today: '今日新增 {{total}}',
    failing: '出错作者 {{total}}',
    lastPatrol: '上次巡查',
    noPatrol: '还没有巡查过',
    add: '添加作者',
    login: '授权账号',
    noLogin: '还没有授权账号',
    noLoginHint: '在团队的授权账号里添加后，这里会列出它发布的视频',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
