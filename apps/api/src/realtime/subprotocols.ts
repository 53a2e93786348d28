/** @source realtime design §2 */
export const SUBPROTOCOLS = {
  extended: 'actioncable-v1-ext-json',
  plain: 'actioncable-v1-json',
} as const

/**
 * The first known protocol among those offered, in this server's order; `false` answers with none,
 * which is also right for a client that asked for none. A token offered as a subprotocol is never
 * echoed.
 */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | false {
  if (offered.has(SUBPROTOCOLS.extended)) return SUBPROTOCOLS.extended
  if (offered.has(SUBPROTOCOLS.plain)) return SUBPROTOCOLS.plain
  return false
}
