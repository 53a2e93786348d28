import { expect, test } from 'vitest'
import { bearer, content, counts, plant, POSTS, publish, sandbox, stillClock } from './support.ts'

test.each([
  ['refuse', 422, 'rejected'],
  ['bot_check', 403, 'bot_check'],
  ['no_permission', 403, 'no_permission'],
  ['image_refused', 422, 'rejected'],
  ['upload_failed', 422, 'upload_failed'],
  ['empty', 422, 'empty'],
])('%s is a definite no on both doors: nothing is published', async (mode, status, code) => {
  const made = await sandbox()
  await plant(made, { rules: [{ mode }] })
  const answer = await publish(made)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  const page = await made.app.inject({
    method: 'POST',
    url: '/creator/jd/posts',
    payload: content(),
  })
  expect(page.json()).toMatchObject({ ok: false, code })
  expect(await counts(made)).toEqual({ total: 0, duplicates: 0 })
})

test('no_permission says B_Publish_Perm and shows in the account', async () => {
  const made = await sandbox()
  await plant(made, { rules: [{ mode: 'no_permission', uid: 'u1' }] })
  expect((await publish(made)).json().message).toContain('B_Publish_Perm')
  const account = async (uid: string) =>
    (
      await made.app.inject({ url: `/gateway/v1/platforms/jd/accounts/${uid}`, headers: bearer })
    ).json()
  expect((await account('u1')).permission).toBe(false)
  expect((await account('u2')).permission).toBe(true)
})

test.each(['lose_answer', 'bad_json'])('%s does the work and spoils the answer', async (mode) => {
  const made = await sandbox()
  await plant(made, { rules: [{ mode }] })
  const origin = await made.start()
  const send = (path: string) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify(content()),
    }).then((answer) => answer.json())
  await expect(send(POSTS)).rejects.toThrow(/fetch failed|JSON/)
  await expect(send('/creator/jd/posts')).rejects.toThrow(/fetch failed|JSON/)
  expect(await counts(made)).toEqual({ total: 2, duplicates: 1 })
})

test('timeout_after_effect does the work, never answers, and does not hold the stop', async () => {
  const made = await sandbox()
  await plant(made, { rules: [{ mode: 'timeout_after_effect' }] })
  const origin = await made.start()
  const answer = fetch(origin + POSTS, {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify(content()),
  })
  let settled = false
  const watched = answer.then(
    () => 'answered',
    () => 'cut',
  )
  void watched.finally(() => {
    settled = true
  })
  await expect.poll(() => counts(made)).toEqual({ total: 1, duplicates: 0 })
  expect(settled).toBe(false)
  await made.stop()
  expect(await watched).toBe('cut')
})

test('reads stay good while publishing is faulty, unless the rule names reads', async () => {
  const made = await sandbox()
  await publish(made)
  const read = () => made.app.inject({ url: POSTS, headers: bearer })
  await plant(made, { rules: [{ mode: 'refuse' }] })
  expect((await read()).statusCode).toBe(200)
  await plant(made, { rules: [{ mode: 'refuse', on: ['read'] }] })
  expect((await read()).statusCode).toBe(422)
  expect((await publish(made)).statusCode).toBe(201)
})

test('strikes only the platform and account it names, and only so many times', async () => {
  const made = await sandbox()
  await plant(made, { rules: [{ mode: 'bot_check', platform: 'jd', uid: 'u1', times: 2 }] })
  const statuses = []
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await publish(made)).statusCode)
  expect(statuses).toEqual([403, 403, 201])
  const faults = await made.app.inject({ url: '/faults', headers: bearer })
  expect(faults.json().use).toEqual([{ seen: 2, hits: 2, left: 0 }])
  await plant(made, {
    rules: [
      { mode: 'bot_check', platform: 'pdd' },
      { mode: 'empty', uid: 'u9' },
    ],
  })
  expect((await publish(made)).statusCode).toBe(201)
})

test('a rate strikes that share of requests, the same ones for the same seed', async () => {
  const run = async (seed: number) => {
    const made = await sandbox()
    await plant(made, { rules: [{ mode: 'refuse', rate: 0.3, seed }] })
    const statuses = []
    for (let turn = 0; turn < 200; turn += 1) statuses.push((await publish(made)).statusCode)
    return statuses.map((status) => (status === 422 ? 'x' : '.')).join('')
  }
  const [once, again, other] = [await run(7), await run(7), await run(8)]
  expect(once).toBe(again)
  expect(once).not.toBe(other)
  const hits = once.split('x').length - 1
  expect(hits).toBeGreaterThan(40)
  expect(hits).toBeLessThan(80)
})

test('waits inside the latency range before the work', async () => {
  const clock = stillClock()
  const made = await sandbox({ clock })
  await plant(made, { rules: [{ latency_ms: { min: 200, max: 900 } }] })
  for (let turn = 0; turn < 20; turn += 1) await publish(made)
  expect(clock.slept).toHaveLength(20)
  expect(Math.min(...clock.slept)).toBeGreaterThanOrEqual(200)
  expect(Math.max(...clock.slept)).toBeLessThanOrEqual(900)
  expect(new Set(clock.slept).size).toBeGreaterThan(5)
  await plant(made, { rules: [{ latency_ms: 50, mode: 'refuse' }] })
  expect((await publish(made)).statusCode).toBe(422)
  expect(clock.slept.at(-1)).toBe(50)
})

test.each([
  [{ rules: [{ mode: 'explode' }] }],
  [{ rules: [{ mode: 'refuse', colour: 'red' }] }],
  [{ rules: [{ mode: 'refuse', rate: 2 }] }],
  [{ rules: [{ mode: 'refuse', platform: 'nowhere' }] }],
  [{ platforms: { nowhere: { dedupe: true } } }],
  [{ colour: 'red' }],
])('refuses the setting %j and keeps the old one', async (document) => {
  const made = await sandbox()
  await plant(made, { rules: [{ mode: 'empty' }] })
  expect((await plant(made, document)).statusCode).toBe(422)
  const faults = await made.app.inject({ url: '/faults', headers: bearer })
  expect(faults.json().rules).toEqual([{ mode: 'empty' }])
})

test.each([
  ['accounts', 'accounts'],
  ['accounts', 'accounts/u1000/backbone'],
  ['cards', 'accounts/u1000/cards'],
  ['metrics', 'accounts/u1000/metrics?feed_ids=500777'],
  ['goods', 'goods'],
  ['goods', 'goods/5100000'],
  ['ranks', 'ranks'],
  ['authors', 'authors/5100000'],
  ['contents', 'contents'],
  ['topics', 'topics'],
  ['orders', 'orders?since=2026-05-01&until=2026-05-02'],
  ['relations', 'relations'],
  ['creators', 'creators'],
  ['crowds', 'crowds'],
])('a rule on %s strikes %s in every way, and nothing else', async (operation, path) => {
  const clock = stillClock()
  const made = await sandbox({ clock })
  const url = `/gateway/v1/platforms/jd/${path}`
  const get = () => made.app.inject({ url, headers: bearer })
  const strike = async (mode: string) => {
    await plant(made, { rules: [{ mode, on: [operation], latency_ms: 70 }] })
    return get()
  }
  const usual = (await get()).body
  expect((await strike('refuse')).json().code).toBe('rejected')
  expect((await strike('bot_check')).statusCode).toBe(403)
  expect((await strike('no_permission')).json().message).toContain('B_Publish_Perm')
  expect((await strike('server_error')).statusCode).toBe(500)
  expect((await strike('redirect_private')).headers.location).toContain('169.254.169.254')
  const broken = await strike('bad_json')
  expect(broken.statusCode).toBe(200)
  expect(() => broken.json()).toThrow(/JSON/)
  expect((await strike('none')).body).toBe(usual)
  expect(clock.slept).toEqual(Array.from({ length: 7 }, () => 70))
  await plant(made, { rules: [{ mode: 'refuse', on: ['publish'] }] })
  expect((await get()).statusCode).toBe(200)
})
