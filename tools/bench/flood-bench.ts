/**
 * Measures the effect of a flood on people (T18): the slowest percent of normal traffic while
 * hundreds of strangers try passwords and a colleague requests the most expensive pages.
 *
 *   npm run bench:flood              twenty seconds of each
 *   npm run bench:flood -- --short   five seconds
 *
 * Then it sends heavy requests to the operations one after another and measures how long each
 * blocks the event loop. `FLOOD=all` sends all of them, for an hour.
 *
 * Fails when normal traffic is more than twice as slow as without the flood, when a normal call is
 * refused, or when one request blocks the event loop longer than 50 ms.
 */
import autocannon from 'autocannon'
import { registry } from '../../apps/api/src/resources/index.ts'
import { flood, type Held } from '../../apps/api/test/reliability/flood/flood.ts'
import { startProbed } from '../../apps/api/test/reliability/flood/probed-server.ts'
import { SECRET_KEY } from '../chaos/programs.ts'
import { median } from './measure.ts'
import { seedPublishes } from './seed-publishes.ts'
import { startApi, type BenchApi } from './start-api.ts'

const ROWS = 20_000
const MAX_RATIO = 2
const MAX_HOLD_MS = 50
const TOLD = 10
const short = process.argv.includes('--short')
const [rounds, seconds] = short ? [1, 5] : [3, 8]
/** Peak traffic of one team, far below the server's capacity. */
const NORMAL_PER_SECOND = 40
const SIGN_INS_PER_SECOND = 100
const DEAREST_CONNECTIONS = 2

const NORMAL = [
  '/api/v1/carry_publishes?filter[channel]=youhaohuo&sort=-updated_at&include=carry_content&page[size]=25',
  '/api/v1/users/get_info',
  '/api/v1/carry_contents?page[size]=25',
]
const DEAREST = [
  `/api/v1/carry_contents?filter[search]=${encodeURIComponent('没有的词')}&page[size]=100`,
  '/api/v1/carry_publishes?include=carry_content,user,business_team&page[size]=100&page[number]=100',
  '/api/v1/carry_publishes/statistics',
]

const api = await startApi(seedPublishes, { rows: ROWS })
try {
  await normal(api, 2)
  const ratios: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const calm = await normal(api, seconds)
    const flood = startFlood(api, seconds + 2)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const flooded = await normal(api, seconds)
    const { tries, refused } = await flood
    ratios.push(flooded / calm)
    console.log(
      `round ${round}: p99 ${calm} ms, in the flood ${flooded} ms (${(flooded / calm).toFixed(2)} ×); ${tries} sign-ins tried, ${refused} of them refused`,
    )
  }
  const ratio = median(ratios)
  console.log(
    `normal traffic in a flood: p99 ${ratio.toFixed(2)} × the calm one (at most ${MAX_RATIO})`,
  )
  const held = await heldLongest(api)
  console.log(`the longest holds of the event loop by operation (at most ${MAX_HOLD_MS} ms):`)
  for (const { cpuMs, operation, what } of longestOfEach(held).slice(0, TOLD))
    console.log(`  ${cpuMs.toFixed(1)} ms  ${operation}: ${what}`)
  const holdMs = held[0]?.cpuMs ?? 0
  process.exitCode = ratio <= MAX_RATIO && holdMs <= MAX_HOLD_MS ? 0 : 1
} finally {
  await api.stop()
}

/** @returns p99 in ms @throws Error when one of the calls was refused */
async function normal({ url, headers }: BenchApi, duration: number): Promise<number> {
  const result = await autocannon({
    url,
    headers,
    duration,
    connections: 4,
    overallRate: NORMAL_PER_SECOND,
    requests: NORMAL.map((path) => ({ method: 'GET', path })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`normal traffic: ${result.non2xx} refused, ${result.errors} broken`)
  return result.latency.p99
}

async function startFlood({ url, headers }: BenchApi, duration: number) {
  let serial = 0
  const [signIns] = await Promise.all([
    autocannon({
      url: `${url}/oauth/token`,
      duration,
      connections: 50,
      overallRate: SIGN_INS_PER_SECOND,
      setupClient(client) {
        const next = () => {
          serial += 1
          client.setHeadersAndBody(
            {
              'content-type': 'application/json',
              'x-forwarded-for': `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`,
            },
            JSON.stringify({ username: `nobody-${serial}`, password: 'wrong password' }),
          )
        }
        next()
        client.on('response', next)
      },
      requests: [{ method: 'POST' }],
    }),
    autocannon({
      url,
      headers,
      duration,
      connections: DEAREST_CONNECTIONS,
      requests: DEAREST.map((path) => ({ method: 'GET', path })),
    }),
  ])
  return { tries: signIns.requests.total, refused: signIns['5xx'] + signIns['4xx'] }
}

/** @param held  the longest first */
function longestOfEach(held: readonly Held[]): Held[] {
  const isFirst = ({ operation }: Held, at: number) =>
    held.findIndex((one) => one.operation === operation) === at
  return held.filter(isFirst)
}

/** Runs on a separate server, whose event loop has no other work. */
async function heldLongest({ databaseUrl, filesDir, headers }: BenchApi): Promise<Held[]> {
  const server = await startProbed({
    DATABASE_URL: databaseUrl,
    DATA_DIR: filesDir,
    FILES_DIR: filesDir,
    SECRET_KEY,
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    DATABASE_POOL: '4',
    JOBS_PER_PERSON: '500',
    // The full flood outlasts a session: without a token no request would reach an operation.
    ACCESS_TOKEN_MINUTES: '600',
  })
  try {
    const token = headers['authorization']?.replace('Bearer ', '') ?? ''
    const extent = process.env['FLOOD'] === 'all' ? 'all' : 'part'
    const all = await flood({ server, registry, token, extent, mostMs: MAX_HOLD_MS })
    return all.toSorted((a, b) => b.cpuMs - a.cpuMs)
  } finally {
    await server.stop()
  }
}
