export const texts = {
  publishAttempt: {
    title: '待核实',
    content: '内容',
    untitled: '（无标题）',
    why: '原因',
    empty: '没有要核实的发布',
    emptyHint: '送出后不知道结果、或多次没有发成的内容会出现在这里',
    ask: '到渠道核对',
    asked: '已到渠道核对',
    isPublished: '已发布',
    publishedTitle: '记为已发布',
    publishedHint: '在渠道找到这条内容，把它的编号填在这里',
    feedIdNeeded: '填写渠道上的编号',
    savePublished: '记为已发布',
    notPublished: '未发布',
    notPublishedTitle: '记为未发布',
    notPublishedHint: '渠道上确实没有这条内容才能选它。内容会回到队列重新发布，无法撤回。',
    saveNotPublished: '记为未发布并重发',
    setAside: '未发布，先不发',
    setAsideTitle: '记为未发布，先不发',
    setAsideHint: '渠道上没有这条内容。它会暂停在待发布里，可以修改，继续后才会再发。',
    saveSetAside: '记为未发布并暂停',
    settled: '已记录',
    facts: '资料',
    every: '发布账本',
    none: '还没有发布过',
    noneHint: '设备每取出一条内容，这里就多一行',
    steps: '步骤',
    noSteps: '还没有步骤',
    evidence: '凭据',
    tries: '发布尝试',
    noTries: '还没有设备取过它',
    nth: '第 {{nth}} 次',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
