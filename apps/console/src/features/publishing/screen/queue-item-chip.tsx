import { StatusChip } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { isKeyOf } from '../../../kernel/data/is-key-of.ts'
import { clockMinute } from '../../../kernel/i18n/moments.ts'
import type { QueueRow } from '../run/queue-rows.ts'
import { LEDGER_LOOKS, ledgerLook } from './ledger-looks.ts'

/** State of a queued item, with the end of its wait. */
export function QueueItemChip({ row: { content, state } }: { readonly row: QueueRow }) {
  const { t } = useTranslation()
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
