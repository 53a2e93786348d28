import { setImmediate as turn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/support.ts'
import { asOne, createPacer } from '../../realtime/pacer.ts'
import { buildApp } from '../build-app.ts'
import { paceRequests } from './pace-requests.ts'

it('begins only so many requests in a turn, and answers all of them in order', async () => {
  const turns: (() => void)[] = []
  const begun: string[] = []
  const app = Fastify()
  const pace = createPacer(2, { spend: asOne, nextTurn: (run) => void turns.push(run) })
  paceRequests(app, pace)
  app.addHook('onRequest', async ({ url }) => void begun.push(url))
  app.get('/:name', async () => 'here')
  await app.ready()

  const answers = ['/1', '/2', '/3', '/4', '/5'].map((url) => app.inject(url))
  await Promise.all(answers.slice(0, 2))
  expect(begun).toEqual(['/1', '/2'])
  turns.shift()?.()
  await Promise.all(answers.slice(0, 4))
  expect(begun).toEqual(['/1', '/2', '/3', '/4'])
  turns.shift()?.()
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  await app.close()
})

it('is what the whole server does', async () => {
  const t = await createTestApp({ data: 'nothing' })
  let begunCount = 0
  const app = await buildApp({
    config: t.services.config,
    database: t.database,
    services: t.services,
    ready: { counted: async () => void (begunCount += 1) },
  })
  await app.ready()
  const answers = Array.from({ length: 40 }, () => app.inject('/readyz'))
  const inTurns: number[] = []
  for (let before = 0; before < answers.length; before = begunCount) {
    await turn()
    inTurns.push(begunCount - before)
  }
  // One turn of the test may see requests from two turns of the pacer.
  expect(Math.max(...inTurns)).toBeLessThanOrEqual(8)
  await Promise.all(answers)
  await app.close()
  await t.close()
})
