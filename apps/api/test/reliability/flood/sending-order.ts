import type { Operation } from '../../../src/jsonapi/operation.ts'

/** May end the session of the person who sends, `auth.logout` for certain. */
const LAST = ['sessions', 'auth']

/** A person who is signed out reaches nothing: the operations that see to that come last. */
export const inSendingOrder = (operations: readonly Operation[]): Operation[] =>
  operations.toSorted((a, b) => LAST.indexOf(a.resource.type) - LAST.indexOf(b.resource.type))
