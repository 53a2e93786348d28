export type { AccountSubject, FrameAdapter } from './frame-adapters/frame-adapter.ts'
export { frameAdapterOf } from './frame-adapters/frame-adapters.ts'
export { publishThrough } from './frame-adapters/publish-through.ts'
export { classifyRefusal, classifyReply } from './frame-bridge/classify-reply.ts'
export { createFrameBridge } from './frame-bridge/create-frame-bridge.ts'
export type {
  FrameBridge,
  FrameBridgeOptions,
  FrameReply,
  FrameRequestMessage,
} from './frame-bridge/create-frame-bridge.ts'
export { FRAME_PROTOCOL } from './frame-bridge/frame-protocol.ts'
export type {
  FrameContent,
  FrameReady,
  FrameRequest,
  FrameResponse,
  FrameSubject,
} from './frame-bridge/frame-protocol.ts'
export { framePublisher } from './frame-bridge/frame-publisher.ts'
export { parseFrameMessage } from './frame-bridge/parse-frame-message.ts'
export type {
  ExpectedFrame,
  FrameDropCode,
  FrameMessage,
  FrameMessageEvent,
} from './frame-bridge/parse-frame-message.ts'
export { createPublisher, PUBLISHER_CONFIG } from './runtime/create-publisher.ts'
export type {
  Publisher,
  PublisherConfig,
  PublisherOptions,
  StartAnswer,
} from './runtime/create-publisher.ts'
export { EVENT_LOG_SIZE } from './runtime/event-log.ts'
export type { PublisherEvent, PublisherEventKind } from './runtime/event-log.ts'
export type { SlowSend } from './runtime/frame-watch.ts'
export { CREATOR_PUBLISH_MAX_ITEMS, pickItems } from './runtime/pick-items.ts'
export { wordToKeep } from './runtime/kept-word.ts'
export { isFinal, refusedClaim, saysLost } from './runtime/ledger-refusals.ts'
export type { LedgerRefusal } from './runtime/ledger-refusals.ts'
export { toFrameContent, toGoods } from './runtime/publish-item.ts'
export type { PublishGoods, PublishItem, RunFlags } from './runtime/publish-item.ts'
export { toReport } from './runtime/publish-result.ts'
export type { LedgerOutcome, PublishResult } from './runtime/publish-result.ts'
export { publisherConfig } from './runtime/publisher-config.ts'
export type { LeaseAnswer, Outbox, PublisherApi, PublishFrame } from './runtime/publisher-ports.ts'
export { volatileOutbox } from './runtime/volatile-outbox.ts'
export { createWork } from './work/account-work.ts'
export type { WorkItem, WorkJob, WorkRecord, WorkState } from './work/account-work.ts'
export type { WorkOutcome } from './work/work-outcome.ts'
