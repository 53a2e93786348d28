import type { Words } from '@omc/core'

/** Request to users of old versions of Internet Explorer. @source console spec §8, old IE browser */
export const OLD_BROWSER_WORDS = {
  title: { zh: '浏览器版本过低', en: 'This browser is too old' },
  body: {
    zh: '请升级浏览器，或改用新版 Chrome、Edge、Firefox 或 Safari',
    en: 'Please update it, or use a recent Chrome, Edge, Firefox or Safari',
  },
} as const satisfies Readonly<Record<string, Words>>

/**
 * Whether the browser is an Internet Explorer of any version, also one that hides behind a
 * compatibility view.
 *
 * @param userAgent  `navigator.userAgent`
 * @source           console spec §8, old IE browser
 */
export const isOldBrowser = (userAgent: string): boolean => /\bMSIE |\bTrident\//.test(userAgent)
