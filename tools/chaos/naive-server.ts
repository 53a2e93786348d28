import { registerHooks } from 'node:module'

/**
 * Planted fault, preloaded into the worker: its executor sends to the channel first, and tells the
 * ledger afterwards.
 */
const NAIVE = new URL('naive-ledger-port.ts', import.meta.url).href
const OF_THE_RUN = '/apps/api/src/jobs/publishing/server-run.ts'

registerHooks({
  resolve(specifier, context, next) {
    const isAsked = specifier === './ledger-port.ts' && context.parentURL?.endsWith(OF_THE_RUN)
    return next(isAsked ? NAIVE : specifier, context)
  },
})
