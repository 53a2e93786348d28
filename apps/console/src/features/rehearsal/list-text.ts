import type { RehearsedItem } from '@omc/publisher/rehearsal'
import { faultText } from './fault-words.ts'

/** The payloads of a rehearsal with their problems in words, named so for whoever gets the file. */
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
