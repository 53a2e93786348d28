import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'

/** Panel of an act as a lazy chunk, loaded when the act is chosen. */
export const panelPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => loadPart(() => withTexts(panelTexts, async () => ({ default: await load() }))))
