export const texts = {
  insert: {
    open: '插入到内容',
    title: '插入到内容',
    part: '插入哪一段',
    whole: '全部文字',
    search: '搜索稿件标题或正文',
    content: '稿件',
    untitled: '没有标题',
    noContent: '还没有可以修改的稿件',
    noMatch: '没有找到包含“{{search}}”的稿件',
    place: '位置',
    paragraph: '第 {{number}} 段',
    newParagraph: '新的一段',
    changes: '改动',
    length: '{{count}} 字',
    lengthOf: '{{count}} / {{max}} 字',
    long: '{{count}} 字，超过上限 {{max}} 字，请少采纳几处或只插入一段',
    replace: '替换{{target}}',
    add: '填入{{target}}',
    append: '加为新的一段',
    done: '已写入“{{title}}”的{{target}}',
    undone: '已恢复原来的文字',
  },
} as const

type Own = typeof texts

declare module '../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
