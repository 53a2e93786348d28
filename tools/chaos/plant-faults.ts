import type { FaultDocument, FaultRule } from '../../apps/sandbox/src/faults/fault-rules.ts'
import { CHANNEL_LATENCY_MS, CONTROL_LATENCY_MS } from './timing.ts'

type Board = { readonly token: string; readonly seed: number }

/** Makes the channel slow, sometimes refuse, and sometimes not answer after its work. */
export function plantFaults(sandboxUrl: string, board: Board): Promise<void> {
  const { seed } = board
  const latency_ms = CHANNEL_LATENCY_MS
  return plant(sandboxUrl, board, [
    { on: ['publish'], mode: 'lose_answer', rate: 0.04, seed, latency_ms },
    { on: ['publish'], mode: 'bot_check', rate: 0.02, seed: seed + 1, latency_ms },
    { on: ['publish', 'read'], mode: 'none', seed: seed + 2, latency_ms },
  ])
}

/** Makes the channel slow, and nothing else: in a control each send has its effect. */
export const plantSlowness = (sandboxUrl: string, board: Board): Promise<void> =>
  plant(sandboxUrl, board, [
    { on: ['publish'], mode: 'none', seed: board.seed, latency_ms: CONTROL_LATENCY_MS },
  ])

async function plant(sandboxUrl: string, { token }: Board, rules: FaultRule[]): Promise<void> {
  const document: FaultDocument = { rules }
  const response = await fetch(`${sandboxUrl}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(document),
  })
  if (!response.ok) throw new Error(`the channel does not take faults: ${await response.text()}`)
}
