import type { ApiPortOptions } from '../../apps/console/src/features/publishing/ports/api-port.ts'
import { attemptOf, claim, renew, report, submit } from './ledger-calls.ts'
import type { Told } from './ledger-calls.ts'
import type { Attempt } from './ledger.ts'
import { callServer } from './net.ts'
import type { PageThread } from './page-thread.ts'
import type { Sim } from './sim.ts'

/** The operations of the API that a publishing page calls, over the simulated line. */
export function createSimSdk(
  sim: Sim,
  thread: PageThread,
  page: { readonly name: string; readonly deviceId: number; readonly onClaim: () => void },
): ApiPortOptions['sdk'] {
  const { ledger } = sim
  const { name } = page
  const call = <T>(what: string, serve: () => T) =>
    callServer(sim, thread, `${name} ${what}`, serve)
  const sdk = {
    carry_contents: {
      get_publish_content() {
        page.onClaim()
        return call('claim', () => toRow(sim, claim(ledger, page.deviceId)))
      },
      set_publish_response: (told: Told) =>
        call(`report ${told.outcome} of ${told.attempt_key}`, () => report(ledger, told)),
    },
    publish_attempts: {
      get: ({ id }: Pick<Beat, 'id'>) =>
        call(`look at ${id}`, () => ({ state: attemptOf(ledger, Number(id)).state })),
      submitting: ({ id, fence }: Beat) =>
        call(`submitting ${id}`, () => submit(ledger, Number(id), fence)),
      heartbeat: ({ fence }: Beat) => call('beat', () => renew(ledger, page.deviceId, fence)),
    },
    devices: {
      heartbeat: ({ fence }: Beat) => call('keep-alive', () => renew(ledger, page.deviceId, fence)),
    },
  }
  // as: these are the operations that the port calls, with the parts of the rows that it reads.
  return sdk as unknown as ApiPortOptions['sdk']
}

type Beat = { readonly id: string; readonly fence: number }

function toRow({ ledger }: Sim, attempt: Attempt | null) {
  if (!attempt) return undefined
  const queued = ledger.contents.filter(({ status }) => status === 'queued' || status === 'waiting')
  return {
    id: String(attempt.content.id),
    attempt_id: String(attempt.id),
    attempt_key: attempt.key,
    fence: attempt.fence,
    lease_expires_at: attempt.lease_expires_at.toISOString(),
    queue_left: queued.length,
    channel: 'jd',
    uid: 'uid-1',
    title: attempt.key,
    desc: '',
    images: [],
    paragraphs: [],
    items: [],
    topic: '',
    draft: false,
    activity: false,
  }
}
