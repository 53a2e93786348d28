import type { ComponentType } from 'react'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import type { TextPart } from '../../kernel/i18n/text-part.ts'
import { panelPart } from './panel-part.ts'

/** Panel of an act with texts that only the panels of its list need. */
export const panelWith = <Props extends object>(
  texts: TextPart,
  load: () => Promise<ComponentType<Props>>,
) => panelPart(() => withTexts(texts, load))
