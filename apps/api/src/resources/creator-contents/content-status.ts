import type { ContentStatus } from '@omc/core'
import type { Context } from '../../jsonapi/context.ts'
import type { Change, Resource } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withdrawContents } from '../../workflows/ledger/withdraw.ts'
import { moveContents } from '../../workflows/move-contents.ts'

interface Wanted {
  operation: string
  ids: readonly string[]
  status: ContentStatus
  from?: ContentStatus | undefined
  reason?: string | undefined
}

/** Moves creator contents; what is trashed or rejected does not go out. @source reliability F32 */
export function moveCreatorContents(context: Context, resource: Resource, wanted: Wanted) {
  const { status } = wanted
  return moveContents(context, resource, wanted, async (ids) => {
    if (status !== 'deleted' && status !== 'rejected') return
    await withdrawContents(await ledgerWork(context), ids, `content_${status}`, 'creator')
  })
}

/** Handled images, and the status that follows from them. @source behaviour B-179 */
export function imageResult(value: unknown, _context: Context, values: Record<string, unknown>) {
  const images = Array.isArray(value) ? value : []
  const mode = values.kind === 'personify' ? 'personify' : 'creator'
  return { make_images: images, status: imageResultStatus(mode, images.length) }
}

/**
 * A rejected content takes no images before it is taken up again, and a trashed one leaves the
 * queues.
 *
 * @throws Problem 409 `rejected`
 */
export async function guardContent(context: Context, change: Change): Promise<void> {
  if (change.verb === 'delete')
    await withdrawContents(await ledgerWork(context), [change.id], 'content_deleted', 'creator')
  if (change.verb !== 'update' || !('make_images' in change.values)) return
  if (change.before.status !== 'rejected') return
  throw problem(
    'rejected',
    {},
    {
      source: { pointer: '/data/attributes/make_images' },
    },
  )
}
