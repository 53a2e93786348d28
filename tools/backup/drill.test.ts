import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import type { Sdk } from '../../libs/sdk/src/index.ts'
import { openDrill } from './drill-world.ts'
import type { DrillWorld } from './drill-world.ts'

const LIMIT_MS = 300_000
const ITEMS = 12

let world: DrillWorld
afterEach(() => world.close())

/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const repeated = (titles: readonly string[]) =>
  titles.filter((title, index) => titles.indexOf(title) !== index)
const notice = (sdk: Sdk) => sdk.studio_accounts.restore_notice()

/** Nothing is looked up any more. */
async function settled(sdk: Sdk): Promise<void> {
  for (;;) {
    const { checking_count: checking, needs_human_count: human } = await notice(sdk)
    expect(human).toBe(0)
    if (checking === 0) return
    await wait(50)
  }
}

/** Goes back to the earlier state, resumes, publishes the rest: what the channel has then. */
async function publishTheRest(): Promise<string[]> {
  const sdk = await world.start()
  const before = await world.titles()
  expect(await notice(sdk)).toMatchObject({ restored_at: expect.any(String) })
  expect((await notice(sdk)).paused_count).toBeGreaterThan(0)
  await settled(sdk)
  expect(await world.titles()).toEqual(before)
  await sdk.studio_accounts.resume_queues()
  expect((await notice(sdk)).paused_count).toBe(0)
  await world.publish(sdk, ITEMS)
  return world.titles()
}

describe('a drill', { timeout: LIMIT_MS }, () => {
  it('backed up while it runs, restored later: no post twice, none lost, and what was uploaded is there', async () => {
    world = await openDrill()
    const sdk = await world.start()
    await world.queue(ITEMS)
    await world.publish(sdk, 3)
    const { id } = await sdk.uploads.create({ file: new Blob([PICTURE]), file_name: '封面.png' })
    const backups = join(world.folder, 'backups')
    expect(await world.command('backup.ts', backups)).toContain('keep them apart')
    const file = (ending: string) =>
      join(backups, readdirSync(backups).find((name) => name.endsWith(ending)) ?? '')
    const secret = readFileSync(join(world.dataDir, 'secret-key'), 'utf8').trim()
    expect(gunzipSync(readFileSync(file('.database.gz'))).includes(secret)).toBe(false)
    expect(readFileSync(file('.keys.json'), 'utf8')).toContain(secret)
    expect(statSync(file('.keys.json')).mode & 0o777).toBe(0o600)
    await expect(world.command('restore.ts', file('.database.gz'))).rejects.toThrow('stop it first')
    await world.publish(sdk, 8)
    await world.api.stop()
    // Another machine: nothing of the product is there but the backup.
    rmSync(world.dataDir, { recursive: true })
    expect(await world.command('restore.ts', file('.database.gz'))).toContain('resume the queues')
    const titles = await publishTheRest()
    expect([titles.length, repeated(titles)]).toEqual([ITEMS, []])
    const kept = await sdk.uploads.file({ id })
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(PICTURE)
  })

  it('a copy of DATA_DIR put back by hand is noticed: no post twice, none lost', async () => {
    world = await openDrill()
    await goBackByHand()
    const titles = await publishTheRest()
    expect([titles.length, repeated(titles)]).toEqual([ITEMS, []])
  })

  it('control: with a witness that goes back too, posts are doubled', async () => {
    world = await openDrill()
    await goBackByHand()
    const witness = `${world.dataDir}.witness.json`
    renameSync(`${witness}.copy`, witness)
    const sdk = await world.start()
    expect((await notice(sdk)).restored_at).toBeNull()
    await world.publish(sdk, 9)
    expect(repeated(await world.titles()).length).toBeGreaterThan(0)
  })
})

async function goBackByHand(): Promise<void> {
  const sdk = await world.start()
  await world.queue(ITEMS)
  await world.publish(sdk, 3)
  await world.api.stop()
  execFileSync('cp', ['-a', world.dataDir, `${world.dataDir}.copy`])
  const witness = `${world.dataDir}.witness.json`
  cpSync(witness, `${witness}.copy`)
  await world.publish(await world.start(), 7)
  await world.api.stop()
  rmSync(world.dataDir, { recursive: true })
  renameSync(`${world.dataDir}.copy`, world.dataDir)
}
