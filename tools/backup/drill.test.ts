import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { DRILL_LIMIT_MS, ITEMS, publishTheRest, repeated } from './drill-steps.ts'
import { openDrill, type DrillWorld } from './drill-world.ts'

let world: DrillWorld
afterEach(() => world.close())

/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('a drill', { timeout: DRILL_LIMIT_MS }, () => {
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
    const titles = await publishTheRest(world)
    expect([titles.length, repeated(titles)]).toEqual([ITEMS, []])
    const kept = await sdk.uploads.file({ id })
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(PICTURE)
  })
})
