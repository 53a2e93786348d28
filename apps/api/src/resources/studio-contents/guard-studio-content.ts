import { canMoveContent, CONTENT_STATUSES, type ContentStatus } from '@omc/core'
import type { Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { guardAccountTeam } from '../../workflows/studio/guard-account-team.ts'

/**
 * New images are an image result: the content moves to where that leaves it, if it may go there.
 * One that was checked is looked at again. Products that stay keep what is known of them: people
 * write their number and title only.
 *
 * @throws Problem 409 `other_team`
 * @source resources §4 (image processing result); domain: content life cycle
 */
export async function guardStudioContent(context: Context, change: Change): Promise<void> {
  await guardAccountTeam(context, change)
  if (change.verb !== 'update') return
  const { before, values } = change
  if (Array.isArray(values.items))
    Object.assign(values, { items: withKnown(values.items, before.items) })
  if (!Array.isArray(values.images) || 'status' in values) return
  const from = CONTENT_STATUSES.find((status) => status === before.status)
  const to = imageResultStatus('carry', values.images.length + clipsIn({ ...before, ...values }))
  if (from !== undefined && mayMove(from, to)) Object.assign(values, { status: to })
}

const clipsIn = ({ video }: Record<string, unknown>) =>
  typeof video === 'string' && video !== '' ? 1 : 0

const mayMove = (from: ContentStatus, to: ContentStatus) => from !== to && canMoveContent(from, to)

/** Products with what was known of those with the same number. */
const withKnown = (written: unknown[], before: unknown) =>
  written.map((item) => ({
    ...(Array.isArray(before) ? before.find((one) => idOf(one) === idOf(item)) : {}),
    ...(typeof item === 'object' ? item : {}),
  }))

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'item_id' in item ? item.item_id : undefined
