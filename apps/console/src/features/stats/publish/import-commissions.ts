import { i18n, withTexts } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { importAct } from '../../../kit/import/import-act.tsx'

/** The import is the same as in the list of published pieces, with the texts of that list. */
const listTexts = textPart(
  () => import('../../lists/carry_publishes/carry-publishes.zh.ts'),
  () => import('../../lists/carry_publishes/carry-publishes.en.ts'),
)

/** Commissions of published pieces from a table. */
export const importCommissions = importAct(
  'carry_publishes.import_cps_amount',
  () => i18n.t('figures.importCommissions'),
  () =>
    withTexts(
      listTexts,
      async () => (await import('../../lists/carry_publishes/carry-publish.import.ts')).table,
    ),
)
