import type { Config } from '../kernel/config.ts'
import { gatewayOf, showsCodes } from '../kernel/sms-settings.ts'
import { deliverSms, type DeliverDeps } from './deliver-sms.ts'
import { createGatewaySender } from './gateway-sender.ts'
import { createLogSender } from './log-sender.ts'
import type { SmsSender } from './sms-sender.ts'

/** Passes committed messages to the configured adapter. */
export interface SmsPost {
  /** Sends asynchronously: the request does not wait for the provider. */
  wake: () => void
  /** Sends due messages, also those of dead processes. Called by the sweep. */
  sweep: () => Promise<void>
}

type Log = DeliverDeps['log'] & Parameters<typeof createLogSender>[0]

export function createSmsPost({
  config,
  log,
  ...deps
}: Pick<DeliverDeps, 'database' | 'keys' | 'now'> & {
  config: Config
  log: Log
}): SmsPost {
  const sender = createSmsSender(config, log)
  if (!sender) return { wake: () => undefined, sweep: async () => undefined }
  const sweep = async () => {
    await deliverSms({ ...deps, sender, keepsCodes: showsCodes(config), log })
  }
  return {
    sweep,
    wake: () =>
      void sweep().catch((error: unknown) =>
        // It stays due: the next sweep sends it.
        log.warn({ err: error }, 'text messages wait'),
      ),
  }
}

/** The configured adapter; undefined if none sends. */
function createSmsSender(config: Config, log: Log): SmsSender | undefined {
  if (config.smsSender === 'log') return createLogSender(log)
  const gateway = gatewayOf(config)
  return gateway && createGatewaySender(gateway)
}
