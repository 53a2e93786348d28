import type { Context } from '../../jsonapi/context.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { recordEvent, type EventKind } from '../../workflows/ledger/record-event.ts'

/** Writes what a person did with an item into its timeline. */
export const recordOn = async (
  context: Context,
  kind: EventKind,
  contentId: number,
  row: Record<string, unknown>,
): Promise<void> =>
  recordEvent(await ledgerWork(context), {
    kind,
    teamId: Number(row.business_team_id),
    accountId: Number(row.studio_account_id),
    uid: String(row.uid),
    contentId,
  })
