export const texts = {
  sourceCode: {
    title: '查看源码',
    intro: '输入源码密钥后，显示这个版本的源码信息',
    key: '源码密钥',
    check: '验证',
    version: '版本',
    built: '构建时间',
    address: '源码地址',
    noAddress: '这个版本没有附带源码地址，请向部署人员索取',
  },
} as const
