import { createPasswords } from '../../apps/api/src/auth/passwords.ts'
import { createHttpGateway } from '../../apps/api/src/gateway/create-http-gateway.ts'
import { runJob } from '../../apps/api/src/jobs/run-job.ts'
import { TASKS } from '../../apps/api/src/jobs/task-table.ts'
import { seedDemo } from '../../apps/api/src/seed/seed-demo.ts'
import { createTestApp, type Caller, type TestApp } from '../../apps/api/test/support.ts'
import { START, testConfig, testKeys } from '../../apps/api/test/test-config.ts'
import { createSandbox } from '../../apps/sandbox/src/create-sandbox.ts'

export interface World {
  t: TestApp
  /** Runs a job of this person to its end; throws when it failed. */
  run: (person: Caller, kind: string, input?: object) => Promise<void>
  close: () => Promise<void>
}

/** The server with fresh demo data and the stand-in channel, in this process and at one instant. */
export async function openWorld(): Promise<World> {
  const sandbox = await createSandbox({
    port: 0,
    token: testConfig.sandboxToken,
    consoleOrigins: ['http://localhost:8080'],
    clock: { now: () => START.getTime(), sleep: async () => undefined },
  })
  const config = { ...testConfig, sandboxUrl: await sandbox.start() }
  const t = await createTestApp({
    data: 'nothing',
    startAt: START,
    config,
    services: { gateway: createHttpGateway() },
  })
  await seedDemo(t.database, { keys: testKeys, passwords: createPasswords(), config, now: START })
  return {
    t,
    run: (person, kind, input = {}) => runOne(t, person, { kind, input }),
    close: async () => {
      await t.close()
      await sandbox.stop()
    },
  }
}

async function runOne(
  t: TestApp,
  { teamId, userId }: Caller,
  { kind, input }: { kind: string; input: object },
) {
  const [job] = await t.rows<{ id: number }>(
    `insert into jobs (business_team_id, user_id, kind, input, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5) returning id`,
    [teamId, userId, kind, JSON.stringify(input), t.clock.now()],
  )
  if (!job) throw new Error('the job was not stored')
  const deps = { database: t.database, services: t.services, tasks: TASKS }
  const end = await runJob(deps, job.id)
  if (end.tag === 'ended' && end.state === 'done') return
  const [{ error } = { error: '' }] = await t.rows<{ error: string }>(
    'select error from jobs where id = $1',
    [job.id],
  )
  throw new Error(`${kind}: ${JSON.stringify(end)} ${error}`)
}
