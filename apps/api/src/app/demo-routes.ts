import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Services } from '../jsonapi/services.ts'
import { problem } from '../kernel/problem.ts'
import { showsCodes } from '../kernel/sms-settings.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../seed/demo-people.ts'
import { lastSmsCode } from '../sms/sms-code.ts'

/**
 * Content of the demo box on the sign-in page: the people of the demo, and the last code sent to a
 * number, null where its phone gets it. Without DEMO=1 there is no such address.
 */
export function demoRoutes(
  app: FastifyInstance,
  { database, services }: { database: Database; services: Services },
) {
  const { config, keys } = services
  if (!config.demo) return
  const people = DEMO_PEOPLE.map(({ username, job }) => ({ username, job }))
  app.get('/demo/people', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return { password: DEMO_PASSWORD, people }
  })
  app.get('/demo/code', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!showsCodes(config)) return { code: null }
    const { phone_number: typed } = Object(request.query)
    const phoneNumber = typeof typed === 'string' ? typed : ''
    const code = await database.asServer((db) => lastSmsCode(db, keys, phoneNumber))
    if (code === undefined) throw problem('not_found.code')
    return { code }
  })
}
