export type { ArgsOf, IncludeOf } from './client/arguments.ts'
export type { Hooks, RequestFacts, ResponseFacts } from './client/call-hooks.ts'
export { callOperation } from './client/call-operation.ts'
export type { Answered, Call, CallResponse, ListCall } from './client/call.ts'
export type { Api, CallsOf, ResultOf } from './client/contract.ts'
export { createFetchTransport, REQUEST_TIMEOUT_MS } from './client/create-fetch-transport.ts'
export type { FetchTransportOptions } from './client/create-fetch-transport.ts'
export { createSdk, createSdkFor } from './client/create-sdk.ts'
export type { AnyCall, AnySdk, SdkOptions } from './client/create-sdk.ts'
export type { EventStream, StreamEvent } from './client/event-stream.ts'
export type { Fetch } from './client/exchange.ts'
export type { Known } from './client/known.ts'
export type { Page } from './client/page.ts'
export type { RawRequest, Route } from './client/raw-operation.ts'
export type { FlatRecord, Reference, SeenRecord } from './client/record.ts'
export type {
  Args,
  Includes,
  Item,
  OperationId,
  ReadOperation,
  Result,
  Sdk,
  WriteOperation,
} from './client/sdk.ts'
export type {
  RequestBody,
  Transport,
  TransportRequest,
  TransportResponse,
} from './client/transport.ts'
export { ApiError, isApiError } from './errors/api-error.ts'
export type { ApiErrorInit, ApiErrorItem, ApiErrorKind } from './errors/api-error.ts'
export {
  AbortError,
  AuthenticationError,
  ConflictError,
  createError,
  InvalidAnswerError,
  NetworkError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './errors/error-classes.ts'
export type { MessageOf } from './errors/plain-message.ts'
export { STATUS_TEXTS, statusText } from './errors/status-texts.ts'
export type { Language } from './errors/status-texts.ts'
export { ExportFailed, runExport } from './files/run-export.ts'
export type { ExportOptions, ExportProgress } from './files/run-export.ts'
export { uploadFile } from './files/upload-file.ts'
export type { UploadOptions } from './files/upload-file.ts'
export type { components, operations } from './generated/types.ts'
export type {
  BodyKind,
  DescribedOperation,
  Effect,
  Method,
  Operation,
  ResultKind,
} from './operations/operation.ts'
export { allOperations } from './operations/all-operations.ts'
export type { Cancel, Clock, Random } from './ports/clock.ts'
export type { NewKey } from './ports/new-key.ts'
export type { Choice, FieldFact, FieldKind, FieldName, RecordType } from './fields/field-facts.ts'
export type { FormFacts, InputFact, InputName } from './fields/form-facts.ts'
export { browserSessionPorts, TAB_LOCK } from './session/browser-session-ports.ts'
export { createSession } from './session/create-session.ts'
export type { Session, SessionOptions, SignedOutReason } from './session/create-session.ts'
export { memoryStorage } from './session/memory-storage.ts'
export type { Refresh } from './session/renew-token.ts'
export { SESSION_LOCK } from './session/run-alone.ts'
export type { Renewal, SessionGate } from './session/session-gate.ts'
export type { SessionMessage } from './session/session-message.ts'
export type {
  SessionChannel,
  SessionLocks,
  SessionOnline,
  SessionStorage,
} from './session/session-ports.ts'
export { SESSION_TIMING } from './session/session-timing.ts'
export type { SessionTiming } from './session/session-timing.ts'
export { TOKEN_KEY } from './session/token-store.ts'
export type { Waiter } from './session/waiting-line.ts'
