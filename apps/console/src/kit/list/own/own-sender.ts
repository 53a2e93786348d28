import type { Clock } from '@omc/core'
import { looksSent, unsentLooks, type SentLooks } from './own-changes.ts'
import type { KeptLooks } from './own-store.ts'

/** Quiet time before changes are sent, ms. @source screens: columns */
const QUIET_MS = 1_000

type Send = (looks: SentLooks) => Promise<unknown>

type SenderPorts = {
  readonly clock: Clock
  readonly store: { readonly now: KeptLooks }
  readonly keep: (looks: KeptLooks) => void
}

/** Sends the looks of lists after the last change; what is not taken stays to be sent. */
export function ownSender({ clock, store, keep }: SenderPorts) {
  let cancel = (): void => undefined
  let isSending = false
  const flush = async (send: Send): Promise<void> => {
    cancel()
    const looks = unsentLooks(store.now)
    if (looks === null || isSending) return
    isSending = true
    const isTaken = await send(looks).then(
      () => true,
      () => false,
    )
    isSending = false
    if (!isTaken) return
    keep(looksSent(store.now, looks))
    await flush(send)
  }
  return {
    flush,
    sendLater(send: Send) {
      cancel()
      cancel = clock.at(clock.now() + QUIET_MS, () => void flush(send))
    },
  }
}
