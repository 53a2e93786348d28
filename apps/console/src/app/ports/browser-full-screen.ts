import type { FullScreenPort } from '@omc/shell'

const isFull = (): boolean => document.fullscreenElement !== null

/** The page's full screen; a browser without it has no way in. */
export const browserFullScreen = {
  isFull,
  subscribe(listener: () => void): () => void {
    document.addEventListener('fullscreenchange', listener)
    return () => document.removeEventListener('fullscreenchange', listener)
  },
  port(): FullScreenPort {
    const page = document.documentElement as Partial<HTMLElement> // older phones have no full screen
    return {
      isFull,
      enter: page.requestFullscreen
        ? () => document.documentElement.requestFullscreen()
        : undefined,
      leave: () => document.exitFullscreen(),
    }
  },
}
