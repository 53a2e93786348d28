import type { Result } from '@omc/sdk'
import { OutcomeList } from '@omc/ui'
import { refusalText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../../kernel/i18n/i18n.ts'

type Answer = Result<'access_accounts.batch_use_cards'>
type Pair = { readonly feed_id: string; readonly card_id: string }

const nameOf = ({ feed_id: feedId, card_id: cardId }: Pair) => `${cardId} → ${feedId}`

/** Result of each card on each post; a card with an unknown result is never sent again. */
export function CardOutcomes({ answer: { succeeded, failed } }: { readonly answer: Answer }) {
  const items = [
    ...failed.map((pair) => ({ pair, reason: refusalText(pair.error, currentLanguage()) })),
    ...succeeded.map((pair) => ({ pair, reason: null })),
  ]
  return (
    <section aria-live="polite">
      <OutcomeList
        label={i18n.t('accessAccount.cardOutcomes')}
        words={{
          done: i18n.t('accessAccount.cardUsed'),
          failed: i18n.t('accessAccount.cardFailed'),
        }}
        items={items.map(({ pair, reason }) => ({ id: nameOf(pair), name: nameOf(pair), reason }))}
      />
    </section>
  )
}
