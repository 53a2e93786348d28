import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { trashRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import { notFound } from '../../kernel/problem.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withdrawContents } from '../../workflows/ledger/withdraw.ts'
import { carryContentRows } from './carry-content-rows.ts'

/**
 * Moves a content to the trash and out of the queues.
 *
 * @throws Problem 404
 * @source domain: verb table (delete_*: trash with count; restorable)
 */
export async function deleteCreationContent(context: Context, { id }: { id: number }) {
  const trashed = await trashRows(context, {
    operation: 'carry_contents.delete_creation_content',
    resource: carryContentRows,
    where: sql<boolean>`t.id = ${id}`,
  })
  if (trashed.count === 0) throw notFound(THINGS.content)
  await withdrawContents(await ledgerWork(context), [id], 'content_deleted')
  return trashed
}
