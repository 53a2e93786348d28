export const texts = {
  publishParams: {
    title: '发布参数：{{title}}',
    hint: '看看会发到渠道的内容。商品超过 2 个时随机选 2 个，提交发布时会重新选。',
    account: '发布账号',
    own: '内容所属的账号',
    draft: '存为草稿',
    activity: '参加活动',
    goods: '商品（{{count}}）',
    noGoods: '没有商品',
    redraw: '换一组商品',
    copy: '复制发布参数',
    copied: '已复制发布参数',
    noAccount: '这条内容还没有账号，请在上面选择发布账号',
    result: '将要发布的内容',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
