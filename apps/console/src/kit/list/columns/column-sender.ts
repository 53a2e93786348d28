import type { Clock } from '@omc/core'
import { columnsSent, unsentColumns } from './column-changes.ts'
import type { KeptColumns } from './column-store.ts'

/** Quiet time before changes are sent, ms. @source screens: columns */
const QUIET_MS = 1_000

type Send = (columns: Readonly<Record<string, readonly string[] | null>>) => Promise<unknown>

type SenderPorts = {
  readonly clock: Clock
  readonly store: { readonly now: KeptColumns }
  readonly keep: (columns: KeptColumns) => void
}

/** Sends arranged columns after the last change; what is not taken stays to be sent. */
export function columnSender({ clock, store, keep }: SenderPorts) {
  let cancel = (): void => undefined
  let isSending = false
  const flush = async (send: Send): Promise<void> => {
    cancel()
    const columns = unsentColumns(store.now)
    if (columns === null || isSending) return
    isSending = true
    const isTaken = await send(columns).then(
      () => true,
      () => false,
    )
    isSending = false
    if (!isTaken) return
    keep(columnsSent(store.now, columns))
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
