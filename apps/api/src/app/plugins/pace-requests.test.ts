import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { asOne, createPacer } from '../../realtime/pacer.ts'
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
