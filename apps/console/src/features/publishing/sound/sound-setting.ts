import { keptValue } from '@omc/shell'
import { proxy } from 'valtio'
import { browserStore } from '../../../kernel/ports/browser-stores.ts'

const kept = keptValue<boolean>({
  key: 'omc.publishing-sound',
  fallback: false,
  parse: (raw) => raw === true,
  store: browserStore,
})

/** Whether this browser plays a sound when a run needs a person. Off until somebody wants it. */
export const soundSetting = proxy({ isOn: kept.read() })

export function setSound(isOn: boolean): void {
  soundSetting.isOn = isOn
  kept.write(isOn)
}
