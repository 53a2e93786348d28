/**
 * Measures the list that people look at all day against a floor, in the same run: requests per
 * second and the slowest percent, over 100,000 rows with a filter, a sort and an include.
 *
 *   npm run bench:api              five rounds of each
 *   npm run bench:api -- --short   two short rounds (the gate)
 *
 * Fails below 0.7 × the floor, the short form below 0.55.
 */
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { roleUrl } from '../../apps/api/src/db/role-urls.ts'
import { createChild } from '../chaos/child.ts'
import { freePorts } from '../chaos/free-ports.ts'
import { SECRET_KEY, urlOf } from '../chaos/programs.ts'
import { inWords, median, shoot, type Measured } from './measure.ts'
import { startApi } from './start-api.ts'

const ROWS = 100_000
const short = process.argv.includes('--short')
// Two short rounds beside other work say less: they guard against a fall, not the figure itself.
const [rounds, seconds, wanted] = short ? [2, 3, 0.55] : [5, 6, 0.7]
const LIST =
  '/api/v1/carry_publishes?filter[channel]=youhaohuo&sort=-updated_at&include=carry_content&page[size]=25'

const servingPassword = createKeys(SECRET_KEY).derive('role-app').toString('base64url')
const api = await startApi({ rows: ROWS })
try {
  const ports = await freePorts('floor')
  const floor = createChild({
    name: 'floor',
    args: ['tools/bench/floor-server.ts'],
    env: {
      DATABASE_URL: roleUrl(api.databaseUrl, 'omc_app', servingPassword),
      PORT: String(ports.floor),
      TEAM_ID: String(api.person.teamId),
      USER_ID: String(api.person.userId),
    },
    isReady: async () => (await fetch(urlOf(ports.floor)).catch(() => undefined))?.ok ?? false,
  })
  api.alsoStop(floor.stop)
  await floor.start()
  const { headers } = api
  await assertSame(api.url + LIST, headers, urlOf(ports.floor))

  const results: { api: Measured[]; floor: Measured[] } = { api: [], floor: [] }
  // A warm-up of each, then in turns, so that a drift of the machine meets both.
  await shoot(urlOf(ports.floor), { seconds: 2 })
  await shoot(api.url + LIST, { headers, seconds: 2 })
  for (let round = 1; round <= rounds; round += 1) {
    results.floor.push(await shoot(urlOf(ports.floor), { seconds }))
    results.api.push(await shoot(api.url + LIST, { headers, seconds }))
    const [one, other] = [results.api.at(-1), results.floor.at(-1)]
    if (one && other)
      console.log(
        `round ${round}: ${inWords('api', one)} · ${inWords('floor', other)} · ${(one.perSecond / other.perSecond).toFixed(2)} ×`,
      )
  }
  const ratio = median(
    results.api.map(({ perSecond }, i) => perSecond / (results.floor[i]?.perSecond ?? Number.NaN)),
  )
  console.log(
    `list of 25 of ${ROWS} rows with filter, sort and include: ${ratio.toFixed(2)} × the floor (at least ${wanted})`,
  )
  process.exitCode = ratio >= wanted ? 0 : 1
} finally {
  await api.stop()
}

/** Both have to do the same work, or the ratio says nothing. */
async function assertSame(api: string, headers: Record<string, string>, floor: string) {
  const ids = async (url: string, own: Record<string, string>) => {
    const body = (await (await fetch(url, { headers: own })).json()) as {
      data: { id: string }[]
      included: unknown[]
    }
    const shown = [body.data.map(({ id }) => id), body.included.length]
    if (body.data.length !== 25) throw new Error(`${url} answers ${body.data.length} rows`)
    return JSON.stringify(shown)
  }
  const [one, other] = [await ids(api, headers), await ids(floor, {})]
  if (one !== other) throw new Error(`the two answer differently:\n${one}\n${other}`)
}
