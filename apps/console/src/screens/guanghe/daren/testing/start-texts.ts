import { addTexts, startI18n } from '../../../../kernel/i18n/i18n.ts'
import { contentTexts, panelTexts } from '../../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../../kernel/i18n/parts.ts'
import { textPart } from '../../../../kernel/i18n/text-part.ts'

const ownTexts = textPart(
  () => import('../daren.zh.ts'),
  () => import('../daren.en.ts'),
)

/** Texts of the boards of this screen, for its tests. */
export async function startTexts(): Promise<void> {
  await startI18n()
  for (const part of [consoleTexts, contentTexts, panelTexts, ownTexts]) await addTexts(part)
}
