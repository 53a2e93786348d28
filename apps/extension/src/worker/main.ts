import type { ExtensionApi } from '../browser/extension-api.ts'
import { readDeployment } from '../browser/read-deployment.ts'
import { startWorker } from './start-worker.ts'

declare const chrome: ExtensionApi

startWorker(chrome, () => readDeployment(chrome.runtime))
