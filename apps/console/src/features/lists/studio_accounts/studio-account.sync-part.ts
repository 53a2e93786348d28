import { addTexts } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'

const texts = textPart(
  () => import('./studio-account.sync.zh.ts'),
  () => import('./studio-account.sync.en.ts'),
)

/** Panels that bring accounts in, with their texts. */
export async function syncPart() {
  const [{ SyncDaorcPanel, SyncInfoPanel }] = await Promise.all([
    import('./studio-account.sync.tsx'),
    addTexts(texts),
  ])
  return { SyncDaorcPanel, SyncInfoPanel }
}
