/**
 * Measures publishing on the real loop, API and PostgreSQL with a stand-in channel of known time:
 * items a minute with one account and with four side by side, and the own time of an item.
 *
 *   npm run bench:publish              60 items an account
 *   npm run bench:publish -- --short   15 items an account
 */
import { createAccount } from '../chaos/account.ts'
import { inWords, judge } from './judge.ts'
import type { CrowdFigures } from './judge.ts'
import { DELAY_MS, publishAccount } from './publish-account.ts'
import { startWorld } from './start-world.ts'
import type { BenchWorld } from './start-world.ts'

const itemCount = process.argv.includes('--short') ? 15 : 60
/** Compiles the code of server and executor before anything is measured. */
const WARM_UP = 5

const world = await startWorld()
try {
  await publishCrowd(world, 'warm', 2, WARM_UP)
  const one = await publishCrowd(world, 'one', 1, itemCount)
  const four = await publishCrowd(world, 'four', 4, itemCount)
  const rows = judge(one, four)
  console.log(`${itemCount} items an account, one and four accounts`)
  for (const row of rows) console.log(inWords(row))
  process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1
} finally {
  await world.stop()
}

async function publishCrowd(
  bench: BenchWorld,
  name: string,
  accounts: number,
  items: number,
): Promise<CrowdFigures> {
  const uids = Array.from({ length: accounts }, (_, index) => `bench-${name}-${index}`)
  for (const uid of uids) await createAccount(bench.database, { uid, itemCount: items })
  const sent = await Promise.all(uids.map((uid) => publishAccount(bench, uid)))
  return { accounts: sent, delayMs: DELAY_MS }
}
