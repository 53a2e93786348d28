import { findPiece, writeDetail } from '../../resources/carry-contents/piece-of-content.ts'
import { rowRefusal } from '../../resources/carry-contents/row-refusal.ts'
import type { Task } from '../task.ts'

/**
 * Asks for the details of many contents, one after the other. A content that cannot be asked about
 * is counted and does not stop the others.
 *
 * @source domain: verb table (sync_*: many = job)
 */
export const syncContentDetails: Task = {
  kind: 'sync_content_detail',
  title: '同步内容详情',
  retryDelaysMs: [2000, 30_000],
  async run({ input, doneCount, step, progress }) {
    const ids = Array.isArray(input.ids) ? input.ids.map(String) : []
    const failed: { id: string; code: string; message: string }[] = []
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
      message: `已同步 ${done} 篇，${failed.length} 篇未成功。/ ${done} contents synced, ${failed.length} failed.`,
    }
  },
}
