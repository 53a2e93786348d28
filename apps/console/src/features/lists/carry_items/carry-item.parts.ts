import { addTexts } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { insertTexts } from '../../insert-copy/insert-copy-texts.ts'
import { sageTexts } from '../../sage/sage-texts.ts'

const priceTexts = textPart(
  () => import('./item-prices.zh.ts'),
  () => import('./item-prices.en.ts'),
)

export async function copyPanel() {
  const [{ CopyPanel }] = await Promise.all([
    import('../../sage/copy-panel.tsx'),
    addTexts(sageTexts),
    addTexts(insertTexts),
  ])
  return CopyPanel
}

export async function priceChart() {
  const [{ PriceChart }] = await Promise.all([import('./price-chart.tsx'), addTexts(priceTexts)])
  return PriceChart
}
