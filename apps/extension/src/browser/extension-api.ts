/** A listener list of the browser. */
type Listeners<L> = { readonly addListener: (listener: L) => void }

/** Who sent a message from outside of the extension. */
export type MessageSender = {
  /** Id of another extension; absent for a web page. */
  readonly id?: string
  readonly origin?: string
  /** 0 is the page itself, not a frame in it. */
  readonly frameId?: number
  readonly documentLifecycle?: string
  readonly tab?: { readonly id?: number }
}

type ExternalListener = (
  message: unknown,
  sender: MessageSender,
  reply: (answer: unknown) => void,
) => boolean

export type HeaderChange =
  | { readonly header: string; readonly operation: 'remove' }
  | { readonly header: string; readonly operation: 'set' | 'append'; readonly value: string }

/** A rule on the responses of frames. */
export type FrameRule = {
  readonly id: number
  readonly condition: {
    /** `|` anchors it at the start of the address. */
    readonly urlFilter: string
    readonly resourceTypes: readonly ['sub_frame']
    readonly tabIds: readonly number[]
  }
  readonly action: {
    readonly type: 'modifyHeaders'
    readonly responseHeaders: readonly HeaderChange[]
  }
}

type Origins = { readonly origins: readonly string[] }

/** Part of the `chrome` object that the extension uses. */
export type ExtensionApi = {
  readonly runtime: {
    readonly onMessageExternal: Listeners<ExternalListener>
    readonly getManifest: () => { readonly version: string }
    readonly getURL: (path: string) => string
    readonly openOptionsPage: () => Promise<void>
  }
  readonly declarativeNetRequest: {
    readonly getSessionRules: () => Promise<readonly FrameRule[]>
    readonly updateSessionRules: (change: {
      readonly removeRuleIds: readonly number[]
      readonly addRules: readonly FrameRule[]
    }) => Promise<void>
  }
  readonly permissions: {
    readonly contains: (asked: Origins) => Promise<boolean>
    readonly request: (asked: Origins) => Promise<boolean>
    readonly remove: (asked: Origins) => Promise<boolean>
    readonly onAdded: Listeners<() => void>
    readonly onRemoved: Listeners<() => void>
  }
  readonly tabs: { readonly onRemoved: Listeners<(tabId: number) => void> }
}
