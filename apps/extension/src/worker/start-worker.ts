import type { Deployment } from '@omc/core/extension'
import type { ExtensionApi } from '../browser/extension-api.ts'
import { answerConsole } from './answer-console.ts'
import { createFrameTabs } from './create-frame-tabs.ts'

/**
 * Registers the listeners of the worker. A browser that wakes a worker delivers only to listeners
 * registered before its script has ended.
 */
export function startWorker(api: ExtensionApi, deployment: () => Promise<Deployment>): void {
  const frames = createFrameTabs(api, deployment)
  api.runtime.onMessageExternal.addListener((message, sender, reply) => {
    answerConsole({ api, deployment, frames }, message, sender).then(reply, () => reply(undefined))
    // The answer comes later.
    return true
  })
  api.tabs.onRemoved.addListener((tabId) => void frames.drop(tabId))
  api.permissions.onAdded.addListener(() => void frames.refresh())
  api.permissions.onRemoved.addListener(() => void frames.refresh())
}
