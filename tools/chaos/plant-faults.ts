import type { FaultDocument } from '../../apps/sandbox/src/faults/fault-rules.ts'
import { CHANNEL_LATENCY_MS } from './timing.ts'

/** Makes the channel slow, sometimes refuse, and sometimes not answer after its work. */
export async function plantFaults(
  sandboxUrl: string,
  { token, seed }: { token: string; seed: number },
): Promise<void> {
  const latency_ms = CHANNEL_LATENCY_MS
  const document: FaultDocument = {
    rules: [
      { on: ['publish'], mode: 'lose_answer', rate: 0.04, seed, latency_ms },
      { on: ['publish'], mode: 'bot_check', rate: 0.02, seed: seed + 1, latency_ms },
      { on: ['publish', 'read'], mode: 'none', seed: seed + 2, latency_ms },
    ],
  }
  const response = await fetch(`${sandboxUrl}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(document),
  })
  if (!response.ok) throw new Error(`the channel does not take faults: ${await response.text()}`)
}
