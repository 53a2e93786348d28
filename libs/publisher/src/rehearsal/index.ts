export type { Fault, FaultCode, NextAct, Verdict } from './faults.ts'
export { playOnStage } from './play-on-stage.ts'
export type { StandInAnswer } from './play-on-stage.ts'
export { rehearse } from './rehearse.ts'
export type {
  RehearsalAccount,
  RehearsalBatch,
  RehearsalItem,
  RehearsedItem,
} from './rehearsal-types.ts'
export { faultGroups, summaryOf } from './summary.ts'
export type { FaultGroup, RehearsalSummary } from './summary.ts'
