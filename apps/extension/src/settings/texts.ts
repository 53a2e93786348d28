/** Texts of the page of choices and of the manifest. */
export type SettingsTexts = {
  readonly lang: string
  readonly name: string
  readonly description: string
  /** Purpose, with the console's address. */
  readonly purpose: (console: string) => string
  readonly platforms: string
  readonly hint: string
  readonly none: string
  readonly forbidAll: string
  readonly allowed: (origin: string) => string
  readonly forbidden: (origin: string) => string
  readonly refused: (origin: string) => string
  /** The browser did not give the permission back. */
  readonly kept: string
  readonly allForbidden: string
  readonly version: (version: string) => string
}

const zh: SettingsTexts = {
  lang: 'zh-CN',
  name: '开放媒体创作中心插件',
  description: '让控制台嵌入你允许的渠道页面',
  purpose: (console) => `只有 ${console} 能嵌入你在这里允许的渠道页面，其他网站不受影响。`,
  platforms: '渠道页面',
  hint: '打开开关后，浏览器会再向你确认一次。不读取 Cookie，也不保存任何内容。',
  none: '控制台没有配置需要插件的渠道页面。',
  forbidAll: '全部停用',
  allowed: (origin) => `已允许 ${origin}，请回到控制台重新载入发布页。`,
  forbidden: (origin) => `已停用 ${origin}。`,
  refused: (origin) => `没有允许 ${origin}：你在浏览器的确认中选择了拒绝。`,
  kept: '浏览器没有停用：这项权限可能由管理员统一设置。',
  allForbidden: '已全部停用。',
  version: (version) => `版本 ${version}`,
}

const en: SettingsTexts = {
  lang: 'en',
  name: 'Open Media Creation Centre plugin',
  description: 'Lets the console frame the channel pages that you allow',
  purpose: (console) =>
    `Only ${console} can frame the channel pages that you allow here. Other sites stay as they are.`,
  platforms: 'Channel pages',
  hint: 'The browser asks you once more when you turn one on. The plugin reads no cookies and stores nothing.',
  none: 'The console has no channel page that needs the plugin.',
  forbidAll: 'Turn all off',
  allowed: (origin) =>
    `${origin} is allowed. Go back to the console and reload the publishing page.`,
  forbidden: (origin) => `${origin} is turned off.`,
  refused: (origin) => `${origin} is not allowed: you declined it in the browser.`,
  kept: 'The browser did not turn it off: an administrator may have set it.',
  allForbidden: 'All channel pages are turned off.',
  version: (version) => `Version ${version}`,
}

export const TEXTS = { zh, en }

/** Texts for a language of the browser, such as `zh-TW`; English for any other than Chinese. */
export const textsFor = (language: string): SettingsTexts => (/^zh\b/i.test(language) ? zh : en)
