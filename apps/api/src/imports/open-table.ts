import { offload } from '../offload/offload.ts'
import type { Table } from './sheet-builder.ts'
import { TABLE_LIMITS } from './table-limits.ts'

/** `readTable` on a thread of its own. @throws Problem as `readTable`, and those of `offload` */
export const openTable = (bytes: Uint8Array): Promise<Table> =>
  offload.readTable(bytes, TABLE_LIMITS)

/** `readParts` on a thread of its own. @throws Problem as `readParts`, and those of `offload` */
export const openText = (bytes: Uint8Array): Promise<Table> =>
  offload.readParts(bytes, TABLE_LIMITS)
