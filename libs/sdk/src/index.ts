export { callOperation } from './client/call-operation.ts'
export { createSdk, createSdkFor } from './client/create-sdk.ts'
export type {
  AnyCall,
  AnySdk,
  Args,
  OperationId,
  ReadOperation,
  Result,
  Sdk,
  SdkOptions,
  WriteOperation,
} from './client/create-sdk.ts'
export type { ArgsOf, FlatRecord, Page, RelatedRecord, ResultOf, SdkOf } from './client/contract.ts'
export type { EventStream, StreamEvent } from './client/event-stream.ts'
export { createFetchTransport, REQUEST_TIMEOUT_MS } from './client/create-fetch-transport.ts'
export type { FetchTransportOptions } from './client/create-fetch-transport.ts'
export { eachItem } from './client/each-item.ts'
export type { Fetch } from './client/exchange.ts'
export { loadOperations, operationsIfLoaded } from './client/load-operations.ts'
export { parseOperation } from './client/operation-row.ts'
export type {
  BodyKind,
  Effect,
  Operation,
  OperationRow,
  OperationTable,
  ResultKind,
} from './client/operation-row.ts'
export type {
  CallOptions,
  RequestBody,
  Transport,
  TransportRequest,
  TransportResponse,
} from './client/transport.ts'
export { withIdempotency } from './client/with-idempotency.ts'
export { ApiError, isApiError } from './errors/api-error.ts'
export type { ApiErrorItem, ApiErrorKind } from './errors/api-error.ts'
export { STATUS_TEXTS, statusText } from './errors/status-texts.ts'
export type { Language } from './errors/status-texts.ts'
export type { components, operations } from './generated/types.ts'
export type { Cancel, Clock, NewKey, Random } from './ports/clock.ts'
export { browserSessionPorts } from './session/browser-session-ports.ts'
export { createSession, SESSION_TIMING } from './session/create-session.ts'
export type { Session, SessionOptions, SignedOutReason } from './session/create-session.ts'
export type { Renewal, SessionGate } from './session/session-gate.ts'
export type { SessionMessage } from './session/session-message.ts'
export type { SessionChannel, SessionLocks, SessionStorage } from './session/session-ports.ts'
export { TOKEN_KEY } from './session/token-store.ts'
