export const texts = {
  creativePicture: {
    title: '创意图片',
    search: '搜索文件名或货号',
    empty: '还没有图片',
    emptyHint: '添加商品图片，再批量制作成品图',
    made: '已制作',
    notMade: '未制作',
    failed: '制作失败：{{error}}',
    edit: '编辑',
    saved: '已保存',
    delete: '删除',
    deleteTitle: '删除这张图片',
    deleted: '已删除，可在回收站恢复',
    priority: '货号优先级',
    priorityHint: '同一货号的图片一起改，数值越大越先用',
    prioritised: '已修改优先级',
    new: '添加图片',
    added: '图片已添加',
    makeAll: '制作全部图片',
    making: '正在制作图片，可在后台任务查看',
    tool: {
      title: '图片工具',
      type: '格式',
      types: { same: '不变', jpeg: 'JPEG', png: 'PNG' },
      becomesJpeg: '将转为 JPEG',
      scale: '缩放倍数',
      scaleHint: '大于 0、小于 10',
      size: '目标大小（kB）',
      sizeHint: '留空则只按默认质量 0.92 压缩',
      accuracy: '精确度',
      accuracyHint: '0.8 到 0.99，越大越接近目标大小',
      less: '减少',
      more: '增加',
      work: '压缩',
      before: '原图',
      after: '压缩后',
      try: '第 {{number}}/{{most}} 次压缩',
      same: '图片已经够小，没有改动',
      lessBy: '减少了 {{size}}，压缩 {{tries}} 次',
      done: '已处理，压缩 {{tries}} 次',
      unreadable: '浏览器读不了这张图片，请换一张',
      save: '保存图片',
      saved: '图片已保存',
    },
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
