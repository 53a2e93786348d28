/** Notifies the other tabs of this browser of a change; carries no data. */
export type CrossTabChannel = {
  readonly tell: () => void
  /** Adds a listener for the other tabs, never for this one. */
  readonly onTold: (listener: () => void) => void
}

/** @param name  subject of the notifications */
export function browserCrossTabChannel(name: string): CrossTabChannel {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const post = (message: string) => channel.postMessage(message)
  return {
    tell: () => post('changed'),
    onTold: (listener) => channel.addEventListener('message', () => listener()),
  }
}
