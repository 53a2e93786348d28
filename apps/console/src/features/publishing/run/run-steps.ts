import type { LoopState } from '@omc/core'
import type { PublishItem } from '@omc/publisher'
import { match, P } from 'ts-pattern'

export type StepState = 'todo' | 'active' | 'done' | 'failed' | 'unknown'
export const STEP_NAMES = ['fetch', 'send', 'result', 'report'] as const
export type StepName = (typeof STEP_NAMES)[number]
export type RunStep = { readonly name: StepName; readonly state: StepState }

/** 取内容 · 送入 · 结果 · 上报 of the current item, else of the last one. @source ux §5 */
export function runSteps({ phase, last }: LoopState<PublishItem>): readonly RunStep[] {
  return match(phase)
    .returnType<readonly RunStep[]>()
    .with({ tag: 'idle' }, () => NOTHING_DONE)
    .with({ tag: 'fetching' }, () => steps('active', 'todo', 'todo', 'todo'))
    .with({ tag: 'submitting' }, () => steps('done', 'active', 'todo', 'todo'))
    .with({ tag: 'sending' }, () => steps('done', 'done', 'active', 'todo'))
    .with({ tag: 'reporting' }, ({ outcome }) => reported(outcome.tag, 'active'))
    .with({ tag: 'waiting', why: 'report' }, () => ofLast(last, 'active'))
    .with({ tag: P.union('waiting', 'paused', 'stopped') }, () => ofLast(last, 'done'))
    .exhaustive()
}

type Outcome = NonNullable<LoopState<PublishItem>['last']>['outcome']['tag']

const ofLast = (last: LoopState<PublishItem>['last'], report: StepState) =>
  last ? reported(last.outcome.tag, report) : NOTHING_DONE

const reported = (outcome: Outcome, report: StepState) =>
  steps('done', sentState(outcome), resultState(outcome), report)

const sentState = (outcome: Outcome): StepState => (outcome === 'not-sent' ? 'failed' : 'done')

function resultState(outcome: Outcome): StepState {
  return match(outcome)
    .returnType<StepState>()
    .with('accepted', () => 'done')
    .with('not-sent', () => 'todo')
    .with('unknown', () => 'unknown')
    .with(
      P.union('bot-check', 'rejected', 'upload-failed', 'empty', 'no-permission'),
      () => 'failed',
    )
    .exhaustive()
}

function steps(...states: readonly [StepState, StepState, StepState, StepState]): RunStep[] {
  return states.map((state, index) => ({ name: STEP_NAMES[index] ?? 'fetch', state }))
}

const NOTHING_DONE = steps('todo', 'todo', 'todo', 'todo')
