/** How the tabs of one browser tell each other that something changed; nothing more is said. */
export type TabNews = {
  readonly tell: () => void
  /** News of the other tabs, never of this one. */
  readonly onTold: (listener: () => void) => void
}

/** @param name  what the news is about */
export function browserTabNews(name: string): TabNews {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const post = (message: string) => channel.postMessage(message)
  return {
    tell: () => post('changed'),
    onTold: (listener) => channel.addEventListener('message', () => listener()),
  }
}
