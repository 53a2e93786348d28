import type { ContentStatus } from '@omc/core'
import { sql } from 'kysely'
import { findRows } from '../../jsonapi/batch.ts'
import { trashRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withdrawContents } from '../../workflows/ledger/withdraw.ts'
import { moveContents } from '../../workflows/move-contents.ts'
import { carryContents } from '../carry-contents/carry-contents.resource.ts'
import { findMaterial } from './find-material.ts'
import { materialRows } from './material-rows.ts'

interface Input {
  ids: string[]
  status: ContentStatus
  from?: ContentStatus
  reason?: string
}

/** Contents that one call moves. */
const MOST = 500

/**
 * Moves every content of the materials through the life cycle. What goes to the trash or is
 * rejected leaves the publishing queues.
 *
 * @throws Problem 422 `too_many_contents` when they are more than 500
 * @source domain: content life cycle; verb table (batch_*)
 */
export async function batchContentsStatus(context: Context, { input }: { input: Input }) {
  const { status, from, reason } = input
  const { rows, failed } = await findRows(context, materialRows, input.ids)
  const ids = await contentsOf(
    context,
    rows.map(({ id }) => id),
  )
  if (ids.length > MOST) {
    throw problem(
      'too_many_contents',
      { most: MOST },
      { source: { pointer: '/data/attributes/ids' } },
    )
  }
  const moved = await moveContents(
    context,
    carryContents,
    { operation: 'carry_materials.batch_contents_status', ids, status, from, reason },
    (done) => leaveQueues(context, done, status),
  )
  return { ...moved, materials: { succeeded: rows.map(({ id }) => ({ id: String(id) })), failed } }
}

/** The contents of materials that the actor sees; those in the trash may come back from it. */
async function contentsOf({ db, actor }: Context, materialIds: readonly number[]) {
  if (!actor) return []
  const { rows } = await sql<{ id: string }>`
    select t.id::text from carry_contents t
    where t.carry_material_id = any(${[...materialIds]}::bigint[]) and ${carryContents.scope(actor)}
    order by t.id limit ${MOST + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

async function leaveQueues(context: Context, ids: readonly number[], status: ContentStatus) {
  if (status !== 'deleted' && status !== 'rejected') return
  await withdrawContents(await ledgerWork(context), [...ids], `content_${status}`)
}

/**
 * Moves the contents of a material to the trash.
 *
 * @returns how many, and the id that undoes it
 * @source domain: verb table (clear_*)
 */
export async function clearCarryContents(context: Context, { id }: { id: number }) {
  await findMaterial(context, id, { lock: true })
  const where = sql<boolean>`t.carry_material_id = ${id}`
  const { rows } = await sql<{ id: number }>`
    select t.id from carry_contents t
    where ${where} and t.deleted_at is null and ${carryContents.scope(actorOf(context))}`.execute(
    context.db,
  )
  const cleared = await trashRows(context, {
    operation: 'carry_materials.clear_carry_contents',
    resource: { ...carryContents, lifeCycle: true },
    where,
  })
  await leaveQueues(
    context,
    rows.map((row) => row.id),
    'deleted',
  )
  return cleared
}
