export { buildRecord, toDocument, toErrorDocument, toListDocument } from './build-record.ts'
export { fakeTransport } from './fake-transport.ts'
export type { FakeTransport, PlannedAnswer } from './fake-transport.ts'
