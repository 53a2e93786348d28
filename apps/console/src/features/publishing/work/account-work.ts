import { createWork, type WorkState } from '@omc/publisher'
import { replaceState, stateOf } from '@omc/shell'
import { workKind, type WorkKind, type WorkName } from './work-kinds.ts'
import { unlessForbidden, type WorkAccount, type WorkPorts } from './work-ports.ts'

/** The job of an account for the screens; a part that changes is replaced. */
export type WorkSnapshot =
  | { readonly tag: 'none' }
  | {
      readonly tag: 'job'
      readonly name: WorkName
      readonly loop: WorkState
      /** Records that failed too often. */
      readonly leftOutCount: number
    }

/** How a job ended. */
export type WorkEnd = {
  readonly how: 'completed' | 'partly' | 'no-permission' | 'failed' | 'stopped'
  /** Records that were done. */
  readonly doneCount: number
  /** Records that failed too often. */
  readonly leftOutCount: number
}

export type AccountWork = {
  /** A valtio state. */
  readonly state: { readonly work: WorkSnapshot }
  /** Starts a job and resolves when it ends; null = one is running, or there is none of the name. */
  readonly start: (name: string, account: WorkAccount) => Promise<WorkEnd> | null
  readonly pause: () => void
  readonly resume: () => void
  readonly stop: () => void
  readonly skipWait: () => void
  readonly dispose: () => void
}

export type AccountWorkOptions = WorkPorts & {
  /** Called when a job begins; the function it answers is called when the job ends. */
  readonly hold: () => () => void
  /** Called when a job ends: the lists show what it changed. */
  readonly onEnd: (kind: WorkKind) => void
}

type Running = ReturnType<typeof createWork>

/** The jobs of one account in this tab, one at a time. They outlive the screen. */
export function createAccountWork(options: AccountWorkOptions): AccountWork {
  const state = stateOf<AccountWork['state']>({ work: { tag: 'none' } })
  let running: Running | null = null

  function start(name: string, account: WorkAccount): Promise<WorkEnd> | null {
    const kind = workKind(name)
    if (!kind || (running && isBusy(running.getState()))) return null
    running?.dispose()
    const job = kind.job(options, account)
    const release = options.hold()
    let leftOutCount = 0
    return new Promise((resolve) => {
      const loop = createWork({
        ...options,
        job: { ...job, next: unlessForbidden(job.next) },
        onLeftOut: () => void (leftOutCount += 1),
        onChange(next) {
          replaceState(state, { work: { tag: 'job', name: kind.name, loop: next, leftOutCount } })
          const end = endOf(next, leftOutCount)
          if (!end) return
          release()
          options.onEnd(kind)
          resolve(end)
        },
      })
      running = loop
      loop.dispatch({ tag: 'start' })
    })
  }

  return {
    state,
    start,
    pause: () => running?.dispatch({ tag: 'pause' }),
    resume: () => running?.dispatch({ tag: 'resume' }),
    stop: () => running?.dispatch({ tag: 'cancel' }),
    skipWait: () => running?.dispatch({ tag: 'skip-wait' }),
    dispose() {
      running?.dispatch({ tag: 'cancel' })
      running?.dispose()
    },
  }
}

/** Whether a job is under way, working or not. */
export const isBusy = ({ phase }: Pick<WorkState, 'phase'>): boolean =>
  phase.tag !== 'idle' && phase.tag !== 'stopped'

/** Whether a job over the records of an account is under way. */
export const isAtWork = (work: WorkSnapshot): boolean => work.tag === 'job' && isBusy(work.loop)

/** How the job ended; null while it is under way. */
export function endOf({ phase, counts, last }: WorkState, leftOutCount: number): WorkEnd | null {
  if (phase.tag !== 'stopped') return null
  const of = { doneCount: counts.published, leftOutCount }
  if (phase.why === 'completed') return { how: leftOutCount > 0 ? 'partly' : 'completed', ...of }
  if (phase.why === 'no-permission') return { how: phase.why, ...of }
  return { how: last?.outcome.tag === 'rejected' ? 'failed' : 'stopped', ...of }
}
