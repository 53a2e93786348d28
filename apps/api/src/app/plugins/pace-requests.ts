import type { FastifyInstance } from 'fastify'
import { asOne, createPacer } from '../../realtime/pacer.ts'

/** Of a turn of the event loop; each takes about a millisecond. */
const PER_TURN = 4

/**
 * Lets only a few requests begin in one turn of the event loop: when all consoles come back after a
 * restart, sockets, timers and running requests are served in between.
 */
export function paceRequests(
  app: FastifyInstance,
  pace = createPacer(PER_TURN, { spend: asOne }),
): void {
  app.addHook('onRequest', (_request, _reply, done) => pace(done))
}
