import type { Words } from '@omc/core'

/** @source console spec §1, title, manifest */
export const PRODUCT = {
  title: { zh: '开放媒体创作中心', en: 'Open Media Creation Centre' } satisfies Words,
  version: '2.0.0',
} as const

export type Footer = { readonly year: number; readonly title: Words; readonly buildTime: string }

/**
 * Content of the footer.
 *
 * @param now        epoch ms, for the year of the copyright
 * @param buildTime  `YYYY-MM-DD HH:mm` of the build
 * @source           console spec §2, footer
 */
export const footerOf = (now: number, buildTime: string): Footer => ({
  year: new Date(now).getFullYear(),
  title: PRODUCT.title,
  buildTime,
})
