import { says } from '@omc/core/problems'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import { defineTask } from '../define-task.ts'
import { keepDaren } from './keep-daren.ts'

const PAGE_SIZE = 50
const MAX_PAGES = 40

/**
 * Keeps the creators of a platform, those of a search or all of them.
 *
 * @source domain: verb table (sync_*: many = job)
 */
export const syncDarenList = defineTask({
  kind: 'sync_daren_list',
  rows: '/guanghe/panel/buyin',
  title: { zh: '同步达人', en: 'Creator sync' },
  retryDelaysMs: [5000, 60_000, 300_000],
  input: T.Object({
    platform: T.String(),
    q: T.Optional(T.String()),
    category: T.Optional(T.String()),
  }),
  async run({ input: { platform, ...wanted }, step, progress }) {
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
      ...says('done.darens', { made: counts.made, renewed: counts.renewed }),
    }
  },
})
