import { createLedgerPort as createRealPort } from '../../apps/api/src/jobs/publishing/ledger-port.ts'
import { naiveOrder } from './naive-order.ts'

/** In the place of the ledger port of the server's executor; see `naive-server.ts`. */
export const createLedgerPort: typeof createRealPort = (desk, running) =>
  naiveOrder(createRealPort(desk, running))
