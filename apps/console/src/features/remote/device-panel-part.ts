import { addTexts } from '../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../kernel/i18n/later-parts.ts'
import { panelPart } from '../../kit/list/panel-part.ts'
import { remoteTexts } from './remote-texts.ts'

/** Sends a command to a device, as an act of its row. */
export const CommandPanel = panelPart(async () => {
  const [part] = await Promise.all([
    import('./device-panel.tsx'),
    addTexts(laterTexts),
    addTexts(remoteTexts),
  ])
  return part.DevicePanel
})
