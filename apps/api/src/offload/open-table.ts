import type { Table } from '../imports/sheet-builder.ts'
import { TABLE_LIMITS } from '../imports/table-limits.ts'
import { offload } from './offload.ts'

/** `readTable` on a thread of its own. @throws Problem as `readTable`, and those of `offload` */
export const openTable = (bytes: Uint8Array): Promise<Table> =>
  offload.readTable(bytes, TABLE_LIMITS)

/** `readParts` on a thread of its own. @throws Problem as `readParts`, and those of `offload` */
export const openText = (bytes: Uint8Array): Promise<Table> =>
  offload.readParts(bytes, TABLE_LIMITS)
