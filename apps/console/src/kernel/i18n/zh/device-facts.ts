/** Words of what devices tell of themselves. */
export const texts = {
  deviceFacts: {
    older: '旧版本',
    paused: '已暂停',
    wait: { channel_away: '渠道连不上' },
    running: {
      publish: '发布',
      sync: '同步数据',
      smart_images: '批量处理图片',
      carry_images: '批量处理图片（搬运）',
      delete_today: '删除今日',
      delete_unpass: '删除未通过',
      delete_all: '删除全部',
    },
  },
} as const
