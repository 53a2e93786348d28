import type { Words } from '@omc/core'

/** @source console spec §8, fullscreen cannot open */
export const FULL_SCREEN_REFUSED: Words = {
  zh: '浏览器不允许全屏显示',
  en: 'Full screen could not be opened',
}

/** The page's full screen as a port; a browser without it has no `enter`. */
export type FullScreenPort = {
  readonly isFull: () => boolean
  readonly enter: (() => Promise<void>) | undefined
  readonly leave: () => Promise<void>
}

/**
 * Enters or leaves full screen.
 *
 * @returns `refused` when it could not be opened: show `FULL_SCREEN_REFUSED`
 * @source  console spec §2, header; §8, fullscreen cannot open
 */
export async function toggleFullScreen(
  port: FullScreenPort,
): Promise<'entered' | 'left' | 'refused'> {
  try {
    if (port.isFull()) {
      await port.leave()
      return 'left'
    }
    if (!port.enter) return 'refused'
    await port.enter()
    return 'entered'
  } catch {
    // The browser gives no reason that a person could act on.
    return 'refused'
  }
}
