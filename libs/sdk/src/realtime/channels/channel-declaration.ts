/** One channel of the server: what it is called, takes, says and does. */
export interface ChannelDeclaration<
  Params extends object,
  Message,
  Actions extends object = Record<string, never>,
> {
  readonly name: string
  /** Reads a foreign message; null for a kind that this program does not know. Never throws. */
  readonly parse: (raw: unknown) => Message | null
  /** Only for types: no value is ever here. */
  readonly types?: { readonly params: Params; readonly actions: Actions }
}

/**
 * Declares a channel for `superviseChannel`.
 *
 * @param parse  may throw on hostile input: what it throws on counts as unknown
 */
export function declareChannel<
  Params extends object,
  Message,
  Actions extends object = Record<string, never>,
>(
  name: string,
  parse: (raw: unknown) => Message | null,
): ChannelDeclaration<Params, Message, Actions> {
  return {
    name,
    parse(raw) {
      try {
        return parse(raw)
      } catch {
        // Only a hostile object (a throwing getter or proxy) gets here.
        return null
      }
    },
  }
}
