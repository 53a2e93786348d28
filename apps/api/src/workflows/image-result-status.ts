import type { ContentStatus } from '@omc/core'

/** Purpose of the images. */
export type ImageMode = 'smart' | 'carry' | 'personify' | 'creator'

/**
 * The status of a content once its images have been handled.
 *
 * @source resources §4 (image processing result); domain: content life cycle
 */
export function imageResultStatus(mode: ImageMode, imagesCount: number): ContentStatus {
  if (imagesCount === 0) return 'checked'
  return mode === 'personify' || mode === 'creator' ? 'published' : 'processed'
}
