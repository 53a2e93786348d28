/** Texts of the confirmation before a tab's edits are lost. */
export const texts = {
  discard: {
    title: '放弃未保存的修改？',
    body: '以下页面有未保存的修改或正在进行的工作：',
    running: '正在进行的工作会在后台继续。',
    confirm: '放弃修改',
    keep: '继续编辑',
  },
} as const
