import { expect } from '@playwright/test'
import { fillQueue } from './publishing.ts'
import { callAs, origin } from './system.ts'

let count = 0

/**
 * Creates an account for a person with its own queue and no daily cap, isolated from the queues and
 * posts of other tests.
 *
 * @param posts  number of contents in its queue
 * @returns      its uid
 */
export async function ownAccount(
  owner: string,
  posts: number,
  { server = origin, platform = 'youhaohuo' }: { server?: string; platform?: string } = {},
): Promise<string> {
  count += 1
  const uid = `${Date.now()}${count}`
  const call = await callAs(owner, server)
  const facts = { uid, platform, nickname: `账号 ${uid}` }
  const made = await call('POST', '/api/v1/studio_accounts/sync_info', facts)
  expect(made.status).toBe(200)
  const manage = await callAs('manager', server)
  const path = `/api/v1/studio_accounts/${made.body.data.id}`
  expect((await manage('PUT', path, { day_task_count: 0 })).status).toBe(200)
  await fillQueue(uid, posts, server)
  return uid
}
