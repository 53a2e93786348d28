import type { Announcer } from '../announcer.ts'
import type { CableLog, RealtimePorts, Refusal } from '../ports.ts'
import { streamNames } from '../streams.ts'
import type { ChannelCall, ChannelDefinition } from './channel.ts'
import { parseCommandRequest, parseDevice, parsePhaseReport } from './event-requests.ts'

/**
 * Remote commands and what became of them. Without parameters it follows what the actor may see;
 * with `uid` it follows one studio account. A command is announced only after its ledger row is
 * written, and a refusal goes to the sender alone as `{ error: { action, code, detail, ref } }`,
 * where `ref` is the text the sender gave, if any.
 *
 * @source console spec §6, §7; reliability C8, T3
 */
export function createEventsChannel({
  ports,
  announcer,
  log,
}: {
  ports: RealtimePorts
  announcer: Announcer
  log: CableLog
}): ChannelDefinition {
  return {
    async subscribed(call) {
      const streams = await streamsFor(ports, call)
      if (streams === null) return 'reject'
      for (const stream of streams) call.streamFrom(stream)
      return 'confirm'
    },
    actions: {
      send_event: async (call, data) => {
        const request = parseCommandRequest(data)
        if (request.tag === 'refused') return tell(call, data, request)
        const issued = await ports.issueCommand(call.actor, request.value)
        if (issued.tag === 'refused') return tell(call, data, issued)
        await announce(() => announcer.commandIssued(issued.command))
      },
      acknowledge: async (call, data) => {
        const report = parsePhaseReport(data)
        if (report.tag === 'refused') return tell(call, data, report)
        const recorded = await ports.acknowledge(call.actor, report.value)
        if (recorded.tag === 'refused') return tell(call, data, recorded)
        await announce(() => announcer.commandPhase(recorded.phase))
      },
      device_connected: async (call, data) => {
        const device = parseDevice(data)
        if (device.tag === 'refused') return tell(call, data, device)
        const answer = await ports.deviceConnected(call.actor, device.value)
        if (answer.tag === 'refused') tell(call, data, answer)
      },
      device_disconnected: async (call, data) => {
        const device = parseDevice(data)
        if (device.tag === 'refused') return tell(call, data, device)
        const answer = await ports.deviceDisconnected(call.actor, device.value)
        if (answer.tag === 'refused') tell(call, data, answer)
      },
    },
  }

  /** The row is committed: a lost announcement only means that the device pulls it later. */
  async function announce(run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      log({ code: 'announce_failed', detail: error instanceof Error ? error.message : 'unknown' })
    }
  }
}

async function streamsFor(ports: RealtimePorts, call: ChannelCall): Promise<string[] | null> {
  const { actor, params } = call
  const { uid } = params
  if (uid !== undefined) {
    if (typeof uid !== 'string' || uid === '') return null
    const sight = await ports.maySee(actor, uid)
    return sight.tag === 'visible' ? [streamNames.uidEvents(sight.team_id, uid)] : null
  }
  const scope = await ports.eventScope(actor)
  if (scope.tag === 'team') return [streamNames.teamEvents(actor.team_id)]
  return scope.uids.map((own) => streamNames.uidEvents(actor.team_id, own))
}

function tell(call: ChannelCall, data: Readonly<Record<string, unknown>>, refusal: Refusal): void {
  const { action, ref } = data
  const { code, detail } = refusal
  const echo = typeof ref === 'string' && ref.length <= 64 ? { ref } : {}
  call.transmit({ error: { action, code, detail, ...echo } })
}
