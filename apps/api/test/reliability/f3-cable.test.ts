import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOf, startCableReplica } from '../../src/app/testing/cable-replica.ts'
import { startPostgres, type RunningPostgres } from '../../src/db/embedded/start-postgres.ts'
import { migrate } from '../../src/db/migrate.ts'
import { roleUrl } from '../../src/db/role-urls.ts'
import { ROLE_PASSWORDS } from '../test-config.ts'

/** The long form: `F3_KILLS=50`. */
const KILLS = Number(process.env['F3_KILLS'] ?? 3)
const BETWEEN = 30

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'omc-cable-'))
const log = { info: () => undefined, warn: () => undefined }
let postgres: RunningPostgres
let replicas: Awaited<ReturnType<typeof startCableReplica>>[]
beforeAll(async () => {
  chmodSync(folder, 0o755)
  postgres = await startPostgres({ dataDir: folder, superPassword: 'for-tests-only', log })
  await migrate(postgres.url, ROLE_PASSWORDS)
  const jobsUrl = roleUrl(postgres.url, 'omc_jobs', ROLE_PASSWORDS.jobs)
  replicas = [await startCableReplica(jobsUrl), await startCableReplica(jobsUrl)]
})
afterAll(async () => {
  await Promise.all(replicas.map(({ stop }) => stop()))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Frame = Record<string, unknown>
interface Heard {
  numbers: number[]
  /** How often it was told that messages may be missing. */
  resyncs: number
}

/** A console: follows, comes back after each disconnect, and asks for what came meanwhile. */
async function follow(isOver: () => boolean, heard: Heard, onFollowing: () => void) {
  let place: Frame | undefined
  for (let turn = 0; !isOver(); turn += 1) {
    // Refused while there is no database.
    const client = await replicas[turn % replicas.length]
      ?.follow(place && placeOf(place))
      .catch(() => undefined)
    if (!client) {
      await wait(50)
      continue
    }
    while (!isOver()) {
      const frame = await Promise.race([client.next(), client.closed])
      if (typeof frame === 'number') break
      if (frame['type'] === 'confirm_subscription') onFollowing()
      if (frame['type'] === 'reject_history') heard.resyncs += 1
      if (!isMessage(frame)) continue
      heard.numbers.push(frame.message.n)
      place = frame
    }
    client.close()
    await wait(20)
  }
}

const isMessage = (frame: Frame): frame is Frame & { message: { n: number } } =>
  typeof frame['offset'] === 'number'

it('no message of the cable is doubled or lost while the database is killed (F3)', async () => {
  const heard: Heard = { numbers: [], resyncs: 0 }
  const sent: number[] = []
  let isOver = false
  let begin = () => {}
  const following = new Promise<void>((resolve) => (begin = resolve))
  const console_ = follow(() => isOver, heard, begin)
  await following
  let n = 0
  const say = async (count: number) => {
    for (const end = sent.length + count; sent.length < end;) {
      n += 1
      const number = n
      // A failed message may have arrived all the same; it is never sent again.
      const isSent = await replicas[n % 2]?.say(number).then(...YES_OR_NO)
      if (isSent) sent.push(number)
      else await wait(30)
    }
  }
  const allHeard = async () => {
    while (!heard.numbers.includes(sent.at(-1) ?? 0)) await wait(10)
  }
  await say(BETWEEN)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const saying = say(BETWEEN)
    await wait(kill * 7)
    const { pid } = postgres
    const before = replicas.map(({ gaps }) => gaps())
    process.kill(pid, 'SIGKILL')
    await saying
    // A console that returns while there is no database is correctly told of a gap. A replica drops
    // its consoles when it reconnects, so wait until both have done so before the next kill.
    const isBack = () => replicas.every(({ gaps }, at) => gaps() > (before[at] ?? 0))
    while (postgres.pid === pid || !isBack()) await wait(10)
    await say(1)
    await allHeard()
  }
  await say(BETWEEN)
  await allHeard()
  isOver = true
  // Wakes the console, which waits for a frame.
  await say(1)
  await console_
  expect(heard.numbers).toEqual([...new Set(heard.numbers)].toSorted((a, b) => a - b))
  const told = new Set(heard.numbers)
  expect(sent.slice(0, -1).filter((number) => !told.has(number))).toEqual([])
  expect(heard.resyncs).toBe(0)
  console.log(
    `${KILLS} kills, ${sent.length} sent, ${n - sent.length} failed, none lost or doubled`,
  )
})

const YES_OR_NO = [() => true, () => false] as const
