import { isLong } from '../groups.ts'

/**
 * What people may wait for the answer to a key, ms. In the gate other tests share the machine; there
 * it is three times that.
 */
export const KEY_TO_ANSWER_MS = isLong ? 100 : 300
