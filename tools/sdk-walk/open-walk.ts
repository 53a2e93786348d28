import type { AddressInfo } from 'node:net'
import { DEMO_PASSWORD } from '../../apps/api/src/seed/demo-people.ts'
import type { Bench } from '../../apps/api/test/fuzz/bench.ts'
import { createJudge } from '../../apps/api/test/fuzz/judge-answer.ts'
import { openBench } from '../../apps/api/test/fuzz/open-bench.ts'
import { createCaller, type Caller, type TestApp } from '../../apps/api/test/support.ts'
import { createWalkSdk, type WalkSdk } from './walk-sdk.ts'

export interface WalkBench extends Bench {
  client: WalkSdk
  nextSerial: () => number
  /** Signs in again if a call has ended its own session. */
  signedIn: () => Promise<void>
  close: () => Promise<void>
}

const PERSON = 'admin'

/** Starts the server on a port with the demo rows, and an SDK that is signed in to it. */
export async function openWalk(): Promise<WalkBench> {
  const bench = await openBench(createJudge())
  const { t } = bench
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  // as: a listening TCP server has this kind of address.
  const { port } = t.app.server.address() as AddressInfo
  const client = createWalkSdk(`http://127.0.0.1:${port}`)
  let serial = 0
  const walk: WalkBench = {
    ...bench,
    client,
    nextSerial: () => (serial += 1),
    async signedIn() {
      const alive = 'select 1 from sessions where id = $1 and ended_at is null'
      if ((await t.rows(alive, [walk.caller.sessionId])).length > 0) return
      walk.caller = await signIn(t, client)
    },
  }
  walk.caller = await signIn(t, client)
  return walk
}

/** Signs in; the SDK's person also prepares the data, in the same session. */
async function signIn(t: TestApp, client: WalkSdk): Promise<Caller> {
  const token = await client.signIn(PERSON, DEMO_PASSWORD)
  const [own] = await t.rows<{ sessionId: string; userId: number; teamId: number }>(
    `select s.id as "sessionId", u.id as "userId", u.business_team_id as "teamId"
     from sessions s join users u on u.id = s.user_id where u.username = $1
     order by s.number desc limit 1`,
    [PERSON],
  )
  if (own === undefined) throw new Error('signing in left no session')
  return createCaller(t.app, { ...own, token })
}
