export const texts = {
  exportFile: {
    title: '导出文件',
    empty: '还没有导出',
    emptyHint: '在任意列表里导出后，文件会保存在这里 7 天',
    download: '下载',
    expired: '文件已过期，重新导出',
    again: '重新导出',
    started: '已开始导出，完成后可下载',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
