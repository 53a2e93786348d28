import { says } from '@omc/core/problems'
import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { findAccount } from '../../workflows/find-account.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { queueContent, type ToPublish } from '../../workflows/publish-matching.ts'
import { findAssigned } from './find-assigned.ts'
import { paramsFor, type CreatorContent } from './publish-params.ts'

type Input = ToPublish & { ids: string[]; uid?: string }

/**
 * Puts contents into the publishing queue: of the named account, else each into that of its own.
 *
 * @source domain: publish ledger; resources §4 (at most 2 items, at random)
 */
export async function createPublishTask(
  context: Context,
  resource: Resource,
  { ids, uid, ...wanted }: Input,
  random: () => number,
) {
  const named = uid === undefined ? undefined : await findAccount(context, uid)
  const { rows, failed } = await findRows<CreatorContent>(context, resource, ids)
  const assigned = await findAssigned(context, rows)
  const work = await ledgerWork(context)
  const succeeded: number[] = []
  const queuedIds: number[] = []
  for (const content of rows) {
    const account = named ?? assigned.get(content.id)
    if (!account) {
      failed.push(rowFailure(content.id, says('no_account.content')))
      continue
    }
    const { images, items } = paramsFor(content, account, wanted, random)
    const queued = await queueContent(work, {
      account,
      content: { ...content, images, items },
      wanted,
      family: 'creator',
    })
    if (queued.tag === 'failed') {
      failed.push(rowFailure(content.id, queued.saying))
      continue
    }
    succeeded.push(content.id)
    queuedIds.push(queued.id)
  }
  if (succeeded.length > 0)
    await context.audit({
      operation: 'creator_contents.batch_create_publish_task',
      subjectType: 'creator_contents',
      subjectIds: succeeded,
      after: { ...wanted, publish_content_ids: queuedIds.map(String) },
    })
  return batchAnswer({ succeeded, failed })
}
