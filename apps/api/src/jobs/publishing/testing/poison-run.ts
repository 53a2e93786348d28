import type { FrameAdapter } from '@omc/publisher'
import type { Bench, Desk } from '../../../workflows/ledger/testing/publishing-desk.ts'
import { leftAccount, publishFramed } from './framed-queue.ts'

/** Contents that cannot be published, in turn: one breaks the adapter, two do not fit the protocol. */
const POISONS = [
  { title: 'breaks the adapter' },
  { title: 'huge', desc: 'x'.repeat(100_001) },
  { title: 'invalid', items: JSON.stringify([{ item_id: '' }]) },
] as const

/**
 * Runs a queue to its end, of which every n-th item is poison (none for 0).
 *
 * @returns its rows by status, and its posts per ms
 */
export async function runPoisoned(desk: Desk, count: number, poisonEvery: number) {
  const bench = await leftAccount(desk)
  await fillQueue(bench, count, poisonEvery)
  const { lastMs } = await publishFramed(desk, bench, { adapterOf: breaking })
  const rows = await desk.t.rows<{ status: string; title: string; strike_count: number }>(
    `select status, title, strike_count, wait_why, remark from publish_contents
     where studio_account_id = $1 order by id`,
    [bench.accountId],
  )
  const published = rows.filter(({ status }) => status === 'published')
  const aside = rows.filter(({ status }) => status === 'refused')
  return { published, aside, pace: published.length / lastMs }
}

async function fillQueue(bench: Bench, count: number, poisonEvery: number): Promise<void> {
  let poisonCount = 0
  for (let n = 1; n <= count; n += 1) {
    const isPoison = poisonEvery > 0 && n % poisonEvery === 0
    const poison = isPoison ? POISONS[poisonCount++ % POISONS.length] : undefined
    await bench.queue({ title: `item ${n}`, ...poison })
  }
}

const breaking = ({ publish }: FrameAdapter): Pick<FrameAdapter, 'publish'> => ({
  async publish(bridge, content) {
    if (content.title === POISONS[0].title) throw new TypeError('paragraphs[0] is undefined')
    return publish(bridge, content)
  },
})
