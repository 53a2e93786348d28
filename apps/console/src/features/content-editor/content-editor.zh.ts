export const texts = {
  contentEditor: {
    edit: '编辑',
    preview: '预览',
    phone: '手机预览',
    channel: '按渠道预览',
    chooseChannel: '选择渠道，查看它的规则',
    noTitle: '还没有标题',
    noPicture: '还没有图片',
    video: '视频',
    before: '上一张',
    after: '下一张',
    rules: '规则检查',
    noRules: '这个渠道没有启用规则',
    forbidden: '{{count}} 处不符合规则，发布前要改',
    warned: '{{count}} 条提醒，不影响发布',
    allFit: '符合这个渠道的规则',
    part: { title: '标题', desc: '描述', paragraphs: '段落', images: '图片' },
    fits: '{{part}} {{now}} / {{most}}',
    short: '{{part}}有 {{now}}，至少要 {{limit}}',
    long: '{{part}}有 {{now}}，最多 {{limit}}',
    word: '{{part}}里有「{{word}}」',
    instead: '可改为「{{words}}」',
    go: '去看',
    letters: '{{count}} 段 · {{letters}} 字',
    addParagraph: '添加段落',
    paragraph: '段落 {{at}}',
    paragraphUp: '上移段落 {{at}}',
    paragraphDown: '下移段落 {{at}}',
    dropParagraph: '删除段落 {{at}}',
    pictures: '{{count}} 张',
    picture: '图片 {{at}}',
    pictureBack: '前移图片 {{at}}',
    pictureOn: '后移图片 {{at}}',
    dropPicture: '移除图片 {{at}}',
  },
} as const

type Own = typeof texts

declare module '../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
