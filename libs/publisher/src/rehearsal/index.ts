export { FAULT_KINDS } from './faults.ts'
export type { Fault, FaultCode, FaultKind, FaultLevel, NextAct, Verdict } from './faults.ts'
export { playOnStage } from './play-on-stage.ts'
export type { Stage, StandInAnswer } from './play-on-stage.ts'
export { REHEARSAL_KEY, rehearse } from './rehearse.ts'
export type {
  RehearsalAccount,
  RehearsalBatch,
  RehearsalItem,
  RehearsedItem,
} from './rehearsal-types.ts'
export { faultGroups, summaryOf } from './summary.ts'
export type { FaultGroup, RehearsalSummary } from './summary.ts'
