/**
 * Measures the list that people look at all day against a floor, in the same run: requests per
 * second and the slowest percent, over 100,000 rows with a filter, a sort and an include.
 *
 *   npm run bench:api              five rounds of each
 *   npm run bench:api -- --short   two short rounds (the gate)
 *
 * Fails below 0.7 × the floor, the short form below 0.55.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { roleUrl } from '../../apps/api/src/db/role-urls.ts'
import { createFetchTransport, createSdk } from '../../libs/sdk/src/index.ts'
import { createChild } from '../chaos/child.ts'
import { freePorts } from '../chaos/free-ports.ts'
import { databaseProgram, SECRET_KEY, serverProgram, urlOf } from '../chaos/programs.ts'
import { inWords, median, shoot, type Measured } from './measure.ts'
import { seedPublishes } from './seed-publishes.ts'

const ROWS = 100_000
const short = process.argv.includes('--short')
// Two short rounds beside other work say less: they guard against a fall, not the figure itself.
const [rounds, seconds, wanted] = short ? [2, 3, 0.55] : [5, 6, 0.7]
const LIST =
  '/api/v1/carry_publishes?filter[channel]=youhaohuo&sort=-updated_at&include=carry_content&page[size]=25'

const servingPassword = createKeys(SECRET_KEY).derive('role-app').toString('base64url')
const folder = mkdtempSync(join(tmpdir(), 'omc-bench-'))
// The database may run as another user, who has to get in.
chmodSync(folder, 0o755)
const stops: (() => Promise<void>)[] = []
try {
  let databaseUrl = ''
  const host = databaseProgram({ folder }, (url) => (databaseUrl = url))
  stops.push(host.stop)
  await host.start()
  const ports = await freePorts('api', 'floor', 'sandbox')
  const api = serverProgram(
    { folder },
    { role: 'api', port: ports.api, databaseUrl, sandboxUrl: urlOf(ports.sandbox) },
  )
  stops.push(api.stop)
  await api.start()
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  stops.push(() => database.end())
  const person = await seedPublishes(database, { username: 'manager', rows: ROWS })

  const floor = createChild({
    name: 'floor',
    args: ['tools/bench/floor-server.ts'],
    env: {
      DATABASE_URL: roleUrl(databaseUrl, 'omc_app', servingPassword),
      PORT: String(ports.floor),
      TEAM_ID: String(person.teamId),
      USER_ID: String(person.userId),
    },
    isReady: async () => (await fetch(urlOf(ports.floor)).catch(() => undefined))?.ok ?? false,
  })
  stops.push(floor.stop)
  await floor.start()

  const guest = createSdk(createFetchTransport({ baseUrl: urlOf(ports.api) }))
  const { access_token: token } = await guest.auth.login({
    username: 'manager',
    password: 'omc-demo-2026',
  })
  const headers = { authorization: `Bearer ${token}` }
  await assertSame(urlOf(ports.api) + LIST, headers, urlOf(ports.floor))

  const results: { api: Measured[]; floor: Measured[] } = { api: [], floor: [] }
  // A warm-up of each, then in turns, so that a drift of the machine meets both.
  await shoot(urlOf(ports.floor), { seconds: 2 })
  await shoot(urlOf(ports.api) + LIST, { headers, seconds: 2 })
  for (let round = 1; round <= rounds; round += 1) {
    results.floor.push(await shoot(urlOf(ports.floor), { seconds }))
    results.api.push(await shoot(urlOf(ports.api) + LIST, { headers, seconds }))
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
  for (const stop of stops.toReversed()) await stop()
  rmSync(folder, { recursive: true, force: true })
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
