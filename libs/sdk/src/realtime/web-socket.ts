/** The part of a WebSocket that the connection uses. */
export interface WebSocketLike {
  binaryType: string
  // Platforms and packages each have events of their own; what is set here takes all of them.
  onopen: unknown
  onmessage: unknown
  onclose: unknown
  onerror: unknown
  send(data: string): void
  close(): void
}

/** A class of WebSockets, as browsers, Node from 22 on and packages such as `ws` have it. */
export type WebSocketConstructor = new (url: string, protocols?: string | string[]) => WebSocketLike

export interface ChosenWebSocket {
  /** Opens sockets of the chosen class; not before `ready` is done. */
  readonly Impl: WebSocketConstructor
  /**
   * Loads the class where the platform has none; at once otherwise.
   *
   * @throws TypeError when there is none to load
   */
  ready(): Promise<void>
}

/**
 * The class given, else that of the platform, else that of the package `ws`, which only a program
 * on Node 20 loads.
 */
export function chooseWebSocket(given?: WebSocketConstructor): ChosenWebSocket {
  // The types of the platforms promise one, which Node 20 does not have.
  const platform: { readonly WebSocket?: WebSocketConstructor } = globalThis
  const own = given ?? platform.WebSocket
  if (own) return { Impl: own, ready: async () => undefined }
  let loaded: WebSocketConstructor | undefined
  function Late(url: string, protocols?: string | string[]): WebSocketLike {
    if (!loaded) throw new TypeError('the WebSocket is not loaded yet')
    return new loaded(url, protocols)
  }
  return {
    // `new` of a function that returns an object gives that object.
    Impl: Late as unknown as WebSocketConstructor,
    async ready() {
      loaded ??= await loadWebSocket()
    },
  }
}

async function loadWebSocket(): Promise<WebSocketConstructor> {
  try {
    return (await import('ws')).WebSocket
  } catch (cause) {
    const advice = 'give openCable one: { webSocket }'
    throw new TypeError(`this platform has no WebSocket, ${advice}`, { cause })
  }
}
