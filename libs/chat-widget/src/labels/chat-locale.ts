export type ChatLocale = 'zh' | 'en'
