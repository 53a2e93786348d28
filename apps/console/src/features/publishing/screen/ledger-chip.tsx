import type { FieldFact } from '@omc/sdk'
import { StatusChip } from '@omc/ui'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { ledgerLook } from './ledger-looks.ts'

type LedgerChipProps = { readonly state: string; readonly fact: FieldFact }

/** The state of a queued item, in the words of the contract. */
export function LedgerChip({ state, fact }: LedgerChipProps) {
  return <StatusChip {...ledgerLook(state)}>{choiceLabel(fact, state)}</StatusChip>
}
