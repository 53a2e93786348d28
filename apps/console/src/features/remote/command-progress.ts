import type { Result } from '@omc/sdk'

export type CommandRow = Result<'commands.list'>['items'][number]
/** A withdrawn command is refused for the server; people see that it was cancelled. */
export type CommandPhaseName = CommandRow['phase'] | 'withdrawn'

/** Time for a device to confirm a command, ms. @source ux §5, remote control */
export const ECHO_MS = 6_000

export type PhaseMark = {
  readonly phase: CommandPhaseName
  readonly at: number | null
  readonly state: 'done' | 'active' | 'todo' | 'bad' | 'withdrawn'
}

export type CommandProgress = {
  readonly marks: readonly PhaseMark[]
  readonly detail: string
  readonly isOver: boolean
  /** The command was sent, but no device has confirmed it in time. */
  readonly isSilent: boolean
}

type ShownPhase = { readonly phase: CommandPhaseName; readonly detail: string }

/** Phase of a command as people see it, with what its device said of it. */
export const shownPhase = ({ phase, detail }: Pick<CommandRow, 'phase' | 'detail'>): ShownPhase =>
  phase === 'refused' && detail === 'withdrawn'
    ? { phase: 'withdrawn', detail: '' }
    : { phase, detail }

const WAY: readonly CommandPhaseName[] = ['issued', 'received', 'started', 'finished']

/** Phases in which a command ends before its way is done. */
const CUT_OFF: readonly CommandPhaseName[] = ['refused', 'expired', 'withdrawn']

/** 已发送 → 已送达 → 执行中 → 完成 | 拒绝 | 过期 | 已取消, with the time of each. */
export function commandProgress(command: CommandRow, now: number): CommandProgress {
  const times = phaseTimes(command)
  const isExpired = command.phase === 'issued' && Date.parse(command.expires_at) <= now
  const shown = shownPhase(command)
  const phase = isExpired ? 'expired' : shown.phase
  const isCutOff = CUT_OFF.includes(phase)
  const passed = isCutOff ? WAY.filter((name) => times.has(name)) : WAY
  const reached = WAY.indexOf(phase)
  const marks = passed.map((name, index): PhaseMark => ({
    phase: name,
    at: times.get(name) ?? null,
    state: isCutOff || index <= reached ? 'done' : index === reached + 1 ? 'active' : 'todo',
  }))
  if (isCutOff) {
    const at = times.get(command.phase) ?? null
    marks.push({
      phase,
      at: isExpired ? Date.parse(command.expires_at) : at,
      state: phase === 'withdrawn' ? 'withdrawn' : 'bad',
    })
  }
  const sinceMs = now - Date.parse(command.issued_at)
  return {
    marks,
    detail: shown.detail,
    isOver: isCutOff || phase === 'finished',
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
