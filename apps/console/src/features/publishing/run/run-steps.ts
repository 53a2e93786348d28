import type { LoopState } from '@omc/core'
import type { PublishItem } from '@omc/publisher'

export type StepState = 'todo' | 'active' | 'done' | 'failed' | 'unknown'
export const STEP_NAMES = ['fetch', 'send', 'result', 'report'] as const
export type StepName = (typeof STEP_NAMES)[number]
export type RunStep = { readonly name: StepName; readonly state: StepState }

/** 取内容 · 送入 · 结果 · 上报 of the item in hand, else of the last one. @source ux §5 */
export function runSteps({ phase, last }: LoopState<PublishItem>): readonly RunStep[] {
  switch (phase.tag) {
    case 'fetching':
      return steps('active', 'todo', 'todo', 'todo')
    case 'submitting':
      return steps('done', 'active', 'todo', 'todo')
    case 'sending':
      return steps('done', 'done', 'active', 'todo')
    case 'reporting':
      return steps('done', sentState(phase.outcome.tag), resultState(phase.outcome.tag), 'active')
    case 'waiting':
    case 'paused':
    case 'stopped':
      if (!last) break
      return steps(
        'done',
        sentState(last.outcome.tag),
        resultState(last.outcome.tag),
        phase.tag === 'waiting' && phase.why === 'report' ? 'active' : 'done',
      )
    case 'idle':
      break
  }
  return steps('todo', 'todo', 'todo', 'todo')
}

type Outcome = NonNullable<LoopState<PublishItem>['last']>['outcome']['tag']

const sentState = (outcome: Outcome): StepState => (outcome === 'not-sent' ? 'failed' : 'done')

function resultState(outcome: Outcome): StepState {
  if (outcome === 'accepted') return 'done'
  if (outcome === 'not-sent') return 'todo'
  return outcome === 'unknown' ? 'unknown' : 'failed'
}

function steps(...states: readonly [StepState, StepState, StepState, StepState]): RunStep[] {
  return states.map((state, index) => ({ name: STEP_NAMES[index] ?? 'fetch', state }))
}
