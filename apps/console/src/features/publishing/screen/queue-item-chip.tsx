import { StatusChip } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { isKeyOf } from '../../../kernel/data/is-key-of.ts'
import { clockMinute } from '../../../kernel/i18n/moments.ts'
import type { QueueRow } from '../run/queue-rows.ts'
import { LEDGER_LOOKS, ledgerLook } from './ledger-looks.ts'

/** State of a queued item, with the end of its wait or the time that it is planned for. */
export function QueueItemChip({ row: { content, state, heldUntil } }: { readonly row: QueueRow }) {
  const { t } = useTranslation()
  if (heldUntil !== null)
    return (
      <StatusChip tone="neutral" shape="clock">
        {t('publishing.planned')}
        <time dateTime={heldUntil} className="tabular-nums">
          {clockMinute(heldUntil)}
        </time>
      </StatusChip>
    )
  const until = content.wait_until
  return (
    <StatusChip {...ledgerLook(state)}>
      {isKeyOf(LEDGER_LOOKS, state) ? t(`publishing.ledger.${state}`) : state}
      {state === 'waiting' && until ? (
        <time dateTime={until} className="tabular-nums">
          {clockMinute(until)}
        </time>
      ) : null}
    </StatusChip>
  )
}
