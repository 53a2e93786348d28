/**
 * The families of contents that share the one publishing queue, and the table of each. A table has
 * `status`, `published_at` and `deleted_at`; whatever the queue does to a content it does by this.
 *
 * @source domain: publish_content is the only publishing queue
 */
export const CONTENT_FAMILIES = {
  carry: 'carry_contents',
  creator: 'creator_contents',
  studio: 'studio_contents',
  smart: 'smart_contents',
  creative: 'creative_contents',
} as const

export type ContentFamily = keyof typeof CONTENT_FAMILIES

/** Items put into the queue by hand have no content behind them, and a family of their own. */
export const isContentFamily = (family: string): family is ContentFamily =>
  Object.hasOwn(CONTENT_FAMILIES, family)
