import { PALETTE_ACTIONS, type ActionPorts } from './palette-actions.ts'
import type { PaletteItem } from './palette-item.ts'
import type { Titles } from './titles-in.ts'

/** The actions that can be done now. */
export function actionItems(titles: Titles, ports: ActionPorts): readonly PaletteItem[] {
  return PALETTE_ACTIONS.filter(({ isOffered }) => isOffered?.(ports.services) ?? true).map(
    (action) => ({
      id: `action/${action.id}`,
      kind: 'action',
      titles: titles(action.title),
      keywords: action.words,
      Icon: action.Icon,
      run: () => action.run(ports),
    }),
  )
}
