export type { Clock } from './ports/clock.ts'
export type { Random } from './ports/random.ts'
export { initialState } from './publish-loop/initial-state.ts'
export { PUBLISH_LOOP, SYNC_LOOP } from './publish-loop/loop-config.ts'
export type { LoopConfig } from './publish-loop/loop-config.ts'
export type {
  AttemptResult,
  EndReason,
  FetchAnswer,
  FrameOutcome,
  LoopCommand,
  LoopCounts,
  LoopEffect,
  LoopEvent,
  LoopPhase,
  LoopReply,
  LoopState,
  LoopStep,
  NotSentReason,
  QueueItem,
  ReportAnswer,
  Resume,
  ServerWait,
  SettledAttempt,
  StopReason,
  SubmitAnswer,
  UnknownReason,
  WaitReason,
} from './publish-loop/loop-types.ts'
export { runLoop } from './publish-loop/run-loop.ts'
export type { Loop, LoopListener, LoopOptions, LoopPorts } from './publish-loop/run-loop.ts'
export { step } from './publish-loop/step.ts'
