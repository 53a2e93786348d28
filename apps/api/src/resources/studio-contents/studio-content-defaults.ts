import { actorOf, type Context } from '../../jsonapi/context.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { ownedByAccount } from '../../workflows/studio/guard-account-team.ts'

/**
 * A content written by hand: it belongs to its account's team and person, else to its author, and
 * starts where an image result would leave it.
 */
export async function studioContentDefaults(context: Context, input: Record<string, unknown>) {
  const images = Array.isArray(input.images) ? input.images : []
  return {
    user_id: actorOf(context).userId,
    ...(await ownedByAccount(context, input.studio_account_id)),
    source: typeof input.source === 'string' ? input.source : 'manual',
    status: imageResultStatus('carry', images.length),
    cover: typeof input.cover === 'string' ? input.cover : String(images[0] ?? ''),
  }
}
