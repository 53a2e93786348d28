import { type Saying, says } from '@omc/core/problems'
import T from 'typebox'
import { findPiece, writeDetail } from '../../resources/carry-contents/piece-of-content.ts'
import { rowRefusal } from '../../resources/carry-contents/row-refusal.ts'
import { defineTask } from '../define-task.ts'

/**
 * Asks for the details of many contents, one after the other. A content that cannot be asked about
 * is counted and does not stop the others.
 *
 * @source domain: verb table (sync_*: many = job)
 */
export const syncContentDetails = defineTask({
  kind: 'sync_content_detail',
  rows: '/carry/content/list?tab=carry',
  title: { zh: '同步内容详情', en: 'Content details sync' },
  retryDelaysMs: [2000, 30_000],
  input: T.Object({ ids: T.Array(T.String()) }),
  async run({ input: { ids }, doneCount, step, progress }) {
    const failed: ({ id: string } & Saying)[] = []
    await progress(Math.min(doneCount, ids.length), ids.length)
    for (const [at, id] of ids.entries()) {
      if (at < doneCount) continue
      try {
        const { piece, gateway } = await step(async ({ db, services, actor }) => ({
          piece: await findPiece({ db, keys: services.keys, actor }, id),
          gateway: services.gateway,
        }))
        const said = await gateway.content(piece.channel, piece.contentId)
        await step((one) => writeDetail(one, piece, said))
      } catch (error) {
        failed.push({ id, ...rowRefusal(error) })
      }
      await progress(at + 1)
    }
    const done = ids.length - failed.length
    return {
      done,
      failed,
      ...says('done.content_details', { done, failed: failed.length }),
    }
  },
})
