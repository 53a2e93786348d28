import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Sdk } from '../../libs/sdk/src/index.ts'
import type { DrillWorld } from './drill-world.ts'

export const DRILL_LIMIT_MS = 300_000
/** Items of the queue of a drill. */
export const ITEMS = 12

export const repeated = (titles: readonly string[]) =>
  titles.filter((title, index) => titles.indexOf(title) !== index)
export const notice = (sdk: Sdk) => sdk.studio_accounts.restore_notice()

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
export async function publishTheRest(world: DrillWorld): Promise<string[]> {
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
