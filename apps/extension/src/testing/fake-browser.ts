import type { ExtensionApi, FrameRule, MessageSender } from '../browser/extension-api.ts'

type External = Parameters<ExtensionApi['runtime']['onMessageExternal']['addListener']>[0]

/** A browser without anything in it but what the extension changes. */
export type FakeBrowser = {
  readonly api: ExtensionApi
  /** Origins with a trailing `/*` that a person has allowed. */
  readonly allowed: Set<string>
  readonly calls: string[]
  rules: readonly FrameRule[]
  /** What a person answers to the browser's question. */
  consents: boolean
  readonly send: (message: unknown, sender: MessageSender) => Promise<unknown>
  readonly closeTab: (tabId: number) => void
}

export function fakeBrowser(): FakeBrowser {
  const external: External[] = []
  const closed: ((tabId: number) => void)[] = []
  const changed: (() => void)[] = []
  const onChange = { addListener: (listener: () => void) => void changed.push(listener) }
  const tell = (): void => changed.forEach((listener) => listener())
  const browser: FakeBrowser = {
    allowed: new Set(),
    calls: [],
    rules: [],
    consents: true,
    api: {
      runtime: {
        onMessageExternal: { addListener: (listener) => void external.push(listener) },
        getManifest: () => ({ version: '1.0.0' }),
        getURL: (path) => `chrome-extension://id/${path}`,
        openOptionsPage: async () => void browser.calls.push('openOptionsPage'),
      },
      declarativeNetRequest: {
        getSessionRules: async () => browser.rules,
        async updateSessionRules({ removeRuleIds, addRules }) {
          browser.calls.push('updateSessionRules')
          const kept = browser.rules.filter(({ id }) => !removeRuleIds.includes(id))
          browser.rules = [...kept, ...addRules]
        },
      },
      permissions: {
        contains: async ({ origins }) => origins.every((one) => browser.allowed.has(one)),
        async request({ origins }) {
          browser.calls.push(`request ${origins.join()}`)
          if (browser.consents) origins.forEach((one) => browser.allowed.add(one))
          tell()
          return browser.consents
        },
        async remove({ origins }) {
          browser.calls.push(`remove ${origins.join()}`)
          origins.forEach((one) => browser.allowed.delete(one))
          tell()
          return true
        },
        onAdded: onChange,
        onRemoved: onChange,
      },
      tabs: { onRemoved: { addListener: (listener) => void closed.push(listener) } },
    },
    send: (message, sender) =>
      new Promise((resolve) => external.forEach((listener) => listener(message, sender, resolve))),
    closeTab: (tabId) => closed.forEach((listener) => listener(tabId)),
  }
  return browser
}
