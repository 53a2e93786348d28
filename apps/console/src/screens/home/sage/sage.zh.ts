export const texts = {
  sage: {
    tab: { write: '写文案', check: '改写检查', library: '文案库' },
    brief: '写什么',
    product: '商品',
    searchProduct: '搜索商品标题',
    noProduct: '还没有选品，先到选品列表添加商品',
    noMatch: '没有找到“{{search}}”',
    channel: '渠道',
    anyChannel: '不限渠道',
    count: '篇数',
    fewer: '少写一篇',
    moreTexts: '多写一篇',
    write: '写 {{count}} 篇',
    writing: '正在写，通常需要几秒到半分钟',
    variants: '文案',
    start: '选好商品就可以写',
    startHint: '每篇有一个标题和一段正文，会避开渠道的禁用词；结果不会自动保存',
    nothing: '这次没有写出文案，请再试一次',
    variant: '第 {{number}} 篇',
    titleOf: '第 {{number}} 篇标题',
    paragraphOf: '第 {{number}} 篇正文',
    forbidden: '{{count}} 处禁用词',
    sensitive: '{{count}} 处敏感词',
    copy: '复制',
    toCheck: '待检查的文字',
    original: '原文',
    originalHint: '粘贴或输入要检查的文字',
    check: '检查并改写',
    result: '检查结果',
    checkHint: '检查后，这里会列出禁用词，并给出去掉禁用词的改写',
    rewritten: '改写',
    findings: '原文里的禁用词（{{count}}）',
    noFindings: '没有发现禁用词',
    level: { error: '禁用', warning: '敏感' },
    take: '改为“{{suggestion}}”',
    takeOf: '把原文的“{{word}}”改为“{{suggestion}}”',
    drop: '删去',
    dropOf: '删去原文的“{{word}}”',
    taken: '已改',
    outdated: '原文已改动，改写对应的是检查时的文字；可以再检查一次',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
