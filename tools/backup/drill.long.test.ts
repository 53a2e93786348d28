import { execFileSync } from 'node:child_process'
import { cpSync, renameSync, rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { DRILL_LIMIT_MS, ITEMS, notice, publishTheRest, repeated } from './drill-steps.ts'
import { openDrill, type DrillWorld } from './drill-world.ts'

let world: DrillWorld
afterEach(() => world.close())

describe('a drill by hand', { timeout: DRILL_LIMIT_MS }, () => {
  it('a copy of DATA_DIR put back by hand is noticed: no post twice, none lost', async () => {
    world = await openDrill()
    await goBackByHand()
    const titles = await publishTheRest(world)
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
