export const texts = {
  plugin: {
    intro: '有些渠道不允许其他网站嵌入创作页面；装上插件，控制台就能嵌入你允许的页面',
    forTitle: '它做什么',
    for: {
      frame: '只在本控制台内允许嵌入渠道创作页，其他网站不受影响',
      choose: '每个渠道由你逐个允许，随时可以停用；不读取 Cookie，也不保存内容',
      check: '发布途中插件被停用或移除，用到它的账号会在下一条之前暂停',
    },
    keep: '密码不经过插件；只管理内容、审核，或使用演示渠道时，不需要安装',
    getTitle: '获取安装包',
    download: '下载插件 {{version}}',
    noFile: '这个版本没有附带插件安装包',
    without: '允许嵌入的渠道页面不需要插件；部署了带插件的版本后，这里会出现下载和安装步骤',
    stepsTitle: '安装步骤',
    steps: {
      unpack: '把安装包解压到一个不会移动的文件夹',
      open: '在地址栏打开 chrome://extensions（Edge 为 edge://extensions）',
      mode: '打开右上角的“开发者模式”',
      load: '点击“加载已解压的扩展程序”，选择刚才的文件夹',
      back: '回到控制台并刷新页面',
    },
    copyAddress: '复制扩展页地址',
    needs: '需要 Chrome 或 Edge 123 以上版本',
    stateTitle: '这个浏览器',
    looking: '正在检测插件',
    absent: '没有检测到插件',
    absentHint: '刚装好的插件要刷新本页后才能检测到；为其他控制台下载的插件不能用在这里。',
    look: '重新检测',
    installed: '已安装 {{version}}，是最新版本',
    other: '已安装 {{version}}，可更新到 {{offered}}',
    updateHint: '下载新的安装包，解压覆盖原来的文件夹，再到 chrome://extensions 点“重新加载”。',
    otherPages: '已安装 {{version}}，渠道页面有变动',
    otherPagesHint:
      '本控制台的渠道页面有变动，已安装的插件还是原来的设置。重新下载安装包，解压覆盖原来的文件夹，再到 chrome://extensions 点“重新加载”。',
    pages: '渠道页面',
    allowed: '已允许',
    notAllowed: '未允许',
    choose: '选择渠道页面',
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}
