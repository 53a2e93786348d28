import type { Database } from '../db/database.ts'
import { OLDEST_DUE_S, jobFigures } from '../jobs/job-figures.ts'
import { openDuePlans } from '../jobs/plans/open-due-plans.ts'
import { runDue } from '../jobs/schedule/run-due.ts'
import { SCHEDULES } from '../jobs/schedule/schedules.ts'
import { deliverDue } from '../jobs/webhooks/deliver-due.ts'
import type { Worker } from '../jobs/worker.ts'
import { createZombieWatch } from '../jobs/zombie-watch.ts'
import type { Services } from '../jsonapi/services.ts'
import { seeNewCovers } from '../workflows/duplicates/see-new-covers.ts'
import { signMaterials } from '../workflows/duplicates/sign-materials.ts'
import { lookUpDue } from '../workflows/ledger/look-up-due.ts'
import { settleLeft } from '../workflows/ledger/settle-left.ts'

interface WorkPorts {
  database: Database
  services: Services
  worker: Pick<Worker, 'sweep' | 'sign'>
  /** Jobs are due and the worker takes none. */
  onZombie: () => void
}

/** Max time that due work may wait beside an idle worker before the process exits. */
const ZOMBIE_MS = 5 * 60_000

/**
 * What a worker does again and again besides jobs. Whatever waits for another system, or may take
 * long, is a round of its own: a slow channel must not keep the ledger from settling leases.
 */
export function workRounds({ database, services, worker, onZombie }: WorkPorts) {
  const zombie = createZombieWatch({ dueS: OLDEST_DUE_S, patienceMs: ZOMBIE_MS })
  return {
    async ledger() {
      await settleLeft(database, services)
    },
    async lookups(stopping?: AbortSignal) {
      await lookUpDue(database, services, stopping)
    },
    async worker() {
      await worker.sweep()
      if (zombie.look({ ...(await jobFigures(database, services.now())), ...worker.sign() }))
        onZombie()
      // Last: it throws when a plan cannot be opened.
      await openDuePlans({ database, services })
    },
    async schedules() {
      await runDue({ database, services }, SCHEDULES)
      await signMaterials(database)
    },
    async deliveries(stopping?: AbortSignal) {
      await deliverDue({ database, services }, stopping)
    },
    async texts() {
      await services.sms.sweep()
    },
    async covers() {
      await seeNewCovers({ database, services })
    },
  }
}
