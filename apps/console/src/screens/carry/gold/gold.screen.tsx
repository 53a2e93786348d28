import { textPart } from '../../../kernel/i18n/text-part.ts'

export { GoldDesk as Screen } from '../../../features/gold/gold-desk.tsx'
export { texts } from '../../../features/gold/gold.zh.ts'

/** Texts of other parts that it shows. */
export const beside = [
  textPart(
    () => import('../../../features/lists/goudong_gold_pools/goudong-gold-pools.zh.ts'),
    () => import('../../../features/lists/goudong_gold_pools/goudong-gold-pools.en.ts'),
  ),
]
