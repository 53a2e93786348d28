import { findChannel } from '../../gateway/find-channel.ts'
import type { Task } from '../task.ts'
import { keepDaren } from './keep-daren.ts'

const PAGE_SIZE = 50
const MAX_PAGES = 40

/**
 * Keeps the creators of a platform, those of a search or all of them.
 *
 * @source domain: verb table (sync_*: many = job)
 */
export const syncDarenList: Task = {
  kind: 'sync_daren_list',
  title: '同步达人',
  retryDelaysMs: [5000, 60_000, 300_000],
  async run({ input, step, progress }) {
    const platform = String(input.platform)
    const wanted = {
      ...(typeof input.q === 'string' ? { q: input.q } : {}),
      ...(typeof input.category === 'string' ? { category: input.category } : {}),
    }
    const counts = { made: 0, renewed: 0 }
    let done = 0
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { channel, gateway } = await step(async ({ db, services }) => ({
        channel: await findChannel(db, services.keys, platform),
        gateway: services.gateway,
      }))
      const { data, total } = await gateway.creators(channel, { ...wanted, page, size: PAGE_SIZE })
      await step(async (one) => {
        for (const creator of data) counts[await keepDaren(one, platform, creator)] += 1
      })
      done += data.length
      await progress(done, total)
      if (data.length === 0 || done >= total) break
    }
    return {
      ...counts,
      message: `新增 ${counts.made} 位、更新 ${counts.renewed} 位达人。/ ${counts.made} creators added, ${counts.renewed} renewed.`,
    }
  },
}
