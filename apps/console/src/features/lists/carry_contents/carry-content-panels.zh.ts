export const texts = {
  carryContentPart: {
    reviewTitle: '审核内容',
    reviewed: '已审核',
    needsReason: '驳回时请写明原因',
    submitTitle: '提交到发布队列',
    submitted: '已进入「{{account}}」的发布队列',
    againHint: '这条内容已在队列或发布过，勾选后再提交一次',
    assignTitle: '分给账号',
    assignHint: '按各账号手上的数量平均分，每条内容只归一个账号',
    assigned: '已分给账号',
    load: '{{name}}（已分 {{count}}）',
    takeHint: '取出一条可用的内容，并标为已下载。不选时从已处理的内容中取',
    taken: '已取出一条内容',
    noneLeft: '没有符合条件的内容',
    copyFrom: {
      desc: '取自描述',
      paragraphs: '没有描述，取自段落',
      audio_text: '没有描述，取自口播文案',
      title: '没有正文，取自标题',
    },
    copyAct: '复制',
    copied: '已复制文案',
    similar: '相似内容',
    noSimilar: '没有相似内容',
    records: '发布记录',
    noRecords: '还没有发布过',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
