import { keptValue } from '@omc/shell'
import { proxy } from 'valtio'
import { browserStore } from '../../kernel/ports/browser-stores.ts'

const kept = keptValue<boolean>({
  key: 'omc.chat-parts',
  fallback: true,
  parse: (raw) => raw !== false,
  store: browserStore,
})

/** Whether the person wants answers as they are written, or each in one piece. */
export const partSetting = proxy({ isOn: kept.read() })

export function setParts(isOn: boolean): void {
  partSetting.isOn = isOn
  kept.write(isOn)
}

/** Without it, an answer can only come in one piece. */
export const canStream = (): boolean => typeof globalThis.TextDecoderStream === 'function'

export const wantsParts = (): boolean => partSetting.isOn && canStream()
