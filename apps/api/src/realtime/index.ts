export { createAnnouncer } from './announcer.ts'
export { cableClock } from './cable-clock.ts'
export { createCableApp } from './cable-app.ts'
export { createCableNode } from './cable-node.ts'
export { MAX_PARAMS_BYTES } from './channels/event-requests.ts'
export { CABLE_LIMITS, CABLE_PATH } from './limits.ts'
export { createMemoryBroadcaster } from './memory-broadcaster.ts'
export { MAX_NOTIFY_BYTES, createPostgresBroadcaster } from './postgres-broadcaster.ts'
export { RealtimeError } from './realtime-error.ts'
export { createRpcHandler, rpcToken } from './rpc-handler.ts'
export { streamNames } from './streams.ts'
export type { Announcer, Notice } from './announcer.ts'
export type {
  Broadcaster,
  CableMessage,
  CableSignal,
  DisconnectTarget,
  SignalReceiver,
} from './broadcaster.ts'
export type { CableApp, CableAppOptions } from './cable-app.ts'
export type { CableNode, CableNodeOptions } from './cable-node.ts'
export type { ChannelAction, ChannelCall, ChannelDefinition } from './channels/channel.ts'
export type { DisconnectReason } from './frames.ts'
export type { CableLimits } from './limits.ts'
export type {
  Actor,
  Authentication,
  CableClock,
  CableLog,
  CommandPhase,
  CommandRequest,
  IssuedCommand,
  PhaseReport,
  RealtimePorts,
  RecordedPhase,
  Refusal,
} from './ports.ts'
export type { HistoryStore, KeptHistory, StreamLog } from './stream-history.ts'
export type { NotifyPort } from './postgres-broadcaster.ts'
export type { RealtimeErrorCode } from './realtime-error.ts'
export type { RpcAnswer, RpcHandler, RpcHeaders } from './rpc-handler.ts'
