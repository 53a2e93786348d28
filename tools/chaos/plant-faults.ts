import type { RuleUse } from '../../apps/sandbox/src/faults/create-fault-board.ts'
import type { FaultDocument, FaultRule } from '../../apps/sandbox/src/faults/fault-rules.ts'
import { PLATFORMS } from './account.ts'
import { HABITS, type Channel } from './channel-habits.ts'
import { CHANNEL_LATENCY_MS, CONTROL_LATENCY_MS } from './timing.ts'

type Board = { readonly token: string; readonly seed: number }

/** Makes the channel slow, sometimes refuse, and sometimes not answer after its work. */
export function plantFaults(sandboxUrl: string, board: Board, channel: Channel): Promise<void> {
  const { seed } = board
  const latency_ms = CHANNEL_LATENCY_MS
  const rules: FaultRule[] = [
    { on: ['publish'], mode: 'lose_answer', rate: 0.04, seed, latency_ms },
    { on: ['publish'], mode: 'bot_check', rate: 0.02, seed: seed + 1, latency_ms },
    { on: ['publish', 'read'], mode: 'none', seed: seed + 2, latency_ms },
  ]
  const habits = Object.values(PLATFORMS).map((platform) => [platform, HABITS[channel]])
  return plant(sandboxUrl, board, { rules, platforms: Object.fromEntries(habits) })
}

/** Number of answers that the channel has not given after its work. */
export async function countLostAnswers(sandboxUrl: string, token: string): Promise<number> {
  const response = await fetch(`${sandboxUrl}/faults`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`the channel does not tell its faults: ${response.status}`)
  // as: the stand-in's tests check the shape of this answer.
  const { rules, use } = (await response.json()) as { rules: FaultRule[]; use: RuleUse[] }
  return use.reduce(
    (sum, { hits }, index) => sum + (rules[index]?.mode === 'lose_answer' ? hits : 0),
    0,
  )
}

/** Makes the channel slow, and nothing else: in a control each send has its effect. */
export const plantSlowness = (sandboxUrl: string, board: Board): Promise<void> =>
  plant(sandboxUrl, board, {
    rules: [{ on: ['publish'], mode: 'none', seed: board.seed, latency_ms: CONTROL_LATENCY_MS }],
  })

async function plant(sandboxUrl: string, { token }: Board, document: FaultDocument): Promise<void> {
  const response = await fetch(`${sandboxUrl}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(document),
  })
  if (!response.ok) throw new Error(`the channel does not take faults: ${await response.text()}`)
}
