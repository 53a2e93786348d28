import type { RehearsedItem } from '@omc/publisher/rehearsal'
import { faultText } from './fault-words.ts'

/** JSON of a rehearsal: each payload with its problems in words, marked as a rehearsal. */
export const listText = (results: readonly RehearsedItem[]): string =>
  JSON.stringify(
    {
      rehearsal: true,
      items: results.map(({ item, payload, verdict, faults, dueAt }) => ({
        id: item.id,
        verdict,
        due_at: dueAt === null ? null : new Date(dueAt).toISOString(),
        problems: faults.map(faultText),
        payload,
      })),
    },
    null,
    2,
  )
