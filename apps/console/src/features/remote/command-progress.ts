import type { Result } from '@omc/sdk'

export type CommandRow = Result<'commands.list'>['items'][number]
export type CommandPhaseName = CommandRow['phase']

/** Time for a device to confirm a command, ms. @source ux §5, remote control */
export const ECHO_MS = 6_000

export type PhaseMark = {
  readonly phase: CommandPhaseName
  readonly at: number | null
  readonly state: 'done' | 'active' | 'todo' | 'bad'
}

export type CommandProgress = {
  readonly marks: readonly PhaseMark[]
  readonly detail: string
  readonly isOver: boolean
  /** The command was sent, but no device has confirmed it in time. */
  readonly isSilent: boolean
}

const WAY: readonly CommandPhaseName[] = ['issued', 'received', 'started', 'finished']

/** 已发送 → 已送达 → 执行中 → 完成 | 拒绝 | 过期, with the time of each. */
export function commandProgress(command: CommandRow, now: number): CommandProgress {
  const times = phaseTimes(command)
  const { detail } = command
  const isExpired = command.phase === 'issued' && Date.parse(command.expires_at) <= now
  const phase = isExpired ? 'expired' : command.phase
  const isBad = phase === 'refused' || phase === 'expired'
  const passed = isBad ? WAY.filter((name) => times.has(name)) : WAY
  const reached = WAY.indexOf(phase)
  const marks = passed.map((name, index): PhaseMark => ({
    phase: name,
    at: times.get(name) ?? null,
    state: isBad || index <= reached ? 'done' : index === reached + 1 ? 'active' : 'todo',
  }))
  if (isBad) {
    const at = times.get(phase) ?? (isExpired ? Date.parse(command.expires_at) : null)
    marks.push({ phase, at, state: 'bad' })
  }
  const sinceMs = now - Date.parse(command.issued_at)
  return {
    marks,
    detail,
    isOver: isBad || phase === 'finished',
    isSilent: phase === 'issued' && sinceMs >= ECHO_MS,
  }
}

function phaseTimes({ phases, issued_at: issuedAt }: CommandRow): ReadonlyMap<string, number> {
  const times = new Map([['issued', Date.parse(issuedAt)]])
  for (const entry of phases) {
    if (typeof entry !== 'object' || entry === null) continue
    if (!('phase' in entry) || !('at' in entry)) continue
    const { phase, at } = entry
    if (typeof phase === 'string' && typeof at === 'string') times.set(phase, Date.parse(at))
  }
  return times
}
