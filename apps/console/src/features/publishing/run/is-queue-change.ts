/** News of the ledger on the events channel: something of this account's queue is different. */
export function isQueueChange(message: unknown): message is { readonly uid: unknown } {
  if (typeof message !== 'object' || message === null) return false
  return 'msg' in message && message.msg === 'queue_changed' && 'uid' in message
}
