/** Tells the other tabs of this browser that something changed; carries no data. */
export type CrossTabChannel = {
  readonly tell: () => void
  /** Hears the other tabs, never this one. */
  readonly onTold: (listener: () => void) => void
}

/** @param name  what the news is about */
export function browserCrossTabChannel(name: string): CrossTabChannel {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const post = (message: string) => channel.postMessage(message)
  return {
    tell: () => post('changed'),
    onTold: (listener) => channel.addEventListener('message', () => listener()),
  }
}
