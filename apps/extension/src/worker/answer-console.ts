import { type Deployment, type ExtensionState, parseAsk } from '@omc/core/extension'
import type { ExtensionApi, MessageSender } from '../browser/extension-api.ts'
import { readState } from '../browser/read-state.ts'
import { consoleTab } from '../rules/may-ask.ts'
import type { FrameTabs } from './create-frame-tabs.ts'

type Parts = {
  readonly api: Pick<ExtensionApi, 'runtime' | 'permissions'>
  readonly deployment: () => Promise<Deployment>
  readonly frames: FrameTabs
}

/**
 * Answers a message from outside. A sender that is not the console, or an unknown ask, gets nothing
 * and changes nothing.
 *
 * @source reliability T7: sender's origin, list of commands
 */
export async function answerConsole(
  { api, deployment, frames }: Parts,
  message: unknown,
  sender: MessageSender,
): Promise<ExtensionState | undefined> {
  const known = await deployment()
  const tabId = consoleTab(sender, known.console)
  const ask = parseAsk(message)
  if (tabId === undefined || ask === undefined) return undefined
  const acts = {
    state: async () => undefined,
    frames: () => frames.add(tabId),
    choose: () => api.runtime.openOptionsPage(),
  }
  await acts[ask]()
  return readState(api, known)
}
