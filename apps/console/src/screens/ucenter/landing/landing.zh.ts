export const texts = {
  plugin: {
    intro: '浏览器插件让控制台嵌入渠道的创作页面，用你自己的浏览器和登录完成发布',
    forTitle: '它做什么',
    for: {
      frame: '只在本控制台内允许嵌入渠道创作页，其他网站不受影响',
      bridge: '在控制台与创作页之间传递待发布内容和发布结果',
      check: '插件停用或缺失时，发布会在下一条之前暂停',
    },
    keep: '密码不经过插件；只管理内容、审核，或使用演示渠道时，不需要安装',
    getTitle: '获取安装包',
    download: '下载插件',
    noFile: '这个版本没有附带插件安装包',
    without:
      '发布由控制台内嵌的执行页完成，不安装插件也可以使用全部功能；部署了带插件的版本后，这里会出现下载和安装步骤',
    stepsTitle: '安装步骤',
    steps: {
      unpack: '把安装包解压到一个不会移动的文件夹',
      open: '在地址栏打开 chrome://extensions（Edge 为 edge://extensions）',
      mode: '打开右上角的“开发者模式”',
      load: '点击“加载已解压的扩展程序”，选择刚才的文件夹',
      back: '回到控制台并刷新页面',
    },
    copyAddress: '复制扩展页地址',
    needs: '需要 Chrome 或 Edge 120 以上版本',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
