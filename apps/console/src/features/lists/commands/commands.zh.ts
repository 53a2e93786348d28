export const texts = {
  commandList: {
    title: '指令',
    empty: '还没有指令',
    emptyHint: '在发布控制台点“远程控制”发出的指令，会记录在这里',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
