import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { roleUrl } from '../../apps/api/src/db/role-urls.ts'
import { createChild } from '../chaos/child.ts'
import { freePorts } from '../chaos/free-ports.ts'
import { SECRET_KEY, urlOf } from '../chaos/programs.ts'
import { installPeer } from './install-peer.ts'
import { ASKS, graphqlOf, pathOf, type Ask } from './list-case.ts'
import type { Shots } from './measure.ts'
import type { BenchApi } from './start-api.ts'

/** Measured server with its requests. */
export interface Contestant {
  name: 'api' | 'floor' | 'PostGraphile'
  shots: Shots
  /** Reads a page of the server in a common form. */
  answer: (ask: Ask) => Promise<Answered>
}

export interface Answered {
  ids: readonly string[]
  authors: readonly string[]
  categories: readonly string[]
  total: number
}

interface JsonApiAnswer {
  data: { id: string }[]
  included: { type: string; attributes: { nickname?: string; name?: string } }[]
  meta: { record_count: number }
}
interface GraphqlAnswer {
  data: {
    allCarryContents: {
      totalCount: number
      nodes: {
        rowId: string
        carrySourceByCarrySourceId: { nickname: string } | null
        businessCategoryByBusinessCategoryId: { name: string } | null
      }[]
    }
  }
}

export const apiContestant = ({ url, headers }: BenchApi): Contestant =>
  overJsonApi('api', url, headers)

/** Starts the minimal server that can answer. */
export async function startFloor(api: BenchApi): Promise<Contestant> {
  return overJsonApi('floor', await start(api, 'floor', ['tools/bench/floor-server.ts'], '/'))
}

/** Starts PostGraphile, installed outside the project on the first run; see `install-peer.ts`. */
export async function startPostGraphile(api: BenchApi): Promise<Contestant> {
  const server = await installPeer('postgraphile')
  const url = await start(api, 'postgraphile', [server], '/graphql?query={__typename}')
  const json = { 'content-type': 'application/json' }
  return {
    name: 'PostGraphile',
    shots: {
      url: `${url}/graphql`,
      requests: ASKS.map((ask) => ({ method: 'POST', headers: json, body: graphqlOf(ask) })),
    },
    async answer(ask) {
      const sent = { method: 'POST', headers: json, body: graphqlOf(ask) }
      const body = (await (await fetch(`${url}/graphql`, sent)).json()) as GraphqlAnswer
      const { nodes, totalCount } = body.data.allCarryContents
      return {
        ids: nodes.map(({ rowId }) => rowId),
        authors: names(nodes.map((one) => one.carrySourceByCarrySourceId?.nickname)),
        categories: names(nodes.map((one) => one.businessCategoryByBusinessCategoryId?.name)),
        total: totalCount,
      }
    },
  }
}

function overJsonApi(
  name: 'api' | 'floor',
  url: string,
  headers: Record<string, string> = {},
): Contestant {
  return {
    name,
    shots: { url, headers, requests: ASKS.map((ask) => ({ method: 'GET', path: pathOf(ask) })) },
    async answer(ask) {
      const body = (await (await fetch(url + pathOf(ask), { headers })).json()) as JsonApiAnswer
      const texts = body.included.map(({ attributes }) => attributes)
      return {
        ids: body.data.map(({ id }) => id),
        authors: names(texts.map(({ nickname }) => nickname)),
        categories: names(texts.map((one) => one.name)),
        total: body.meta.record_count,
      }
    },
  }
}

const names = (all: readonly (string | undefined)[]) =>
  [...new Set(all.filter((name) => name !== undefined))].toSorted()

/** Starts another server on the same database, with the same role and person. */
async function start(api: BenchApi, name: string, args: readonly string[], ready: string) {
  const password = createKeys(SECRET_KEY).derive('role-app').toString('base64url')
  const { [name]: port = 0 } = await freePorts(name)
  const url = urlOf(port)
  const child = createChild({
    name,
    args,
    env: {
      DATABASE_URL: roleUrl(api.databaseUrl, 'omc_app', password),
      PORT: String(port),
      TEAM_ID: String(api.person.teamId),
      USER_ID: String(api.person.userId),
      NODE_ENV: 'production',
      GRAPHILE_ENV: 'production',
    },
    isReady: async () => (await fetch(url + ready).catch(() => undefined)) !== undefined,
  })
  api.alsoStop(child.stop)
  await child.start()
  return url
}
