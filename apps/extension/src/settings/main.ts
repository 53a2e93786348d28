import type { ExtensionApi } from '../browser/extension-api.ts'
import { readDeployment } from '../browser/read-deployment.ts'
import { startSettings } from './start-settings.ts'

declare const chrome: ExtensionApi

const place = document.querySelector<HTMLElement>('#settings')
if (place)
  await startSettings(place, chrome, await readDeployment(chrome.runtime), navigator.language)
