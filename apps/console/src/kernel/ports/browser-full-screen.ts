import type { FullScreenPort } from '@omc/shell'
import { proxy } from 'valtio/vanilla'

const isFull = (): boolean => document.fullscreenElement !== null

const state = proxy({ isFull: isFull() })
document.addEventListener('fullscreenchange', () => void (state.isFull = isFull()))

/** Full-screen mode of the page, if the browser supports it. `state` is a valtio state. */
export const browserFullScreen = {
  isFull,
  state,
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
