import type { WriteOperation } from '@omc/sdk'
import { useWrite } from '../../../kernel/data/use-write.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { readBatch } from '../../tasks/read-batch.ts'
import type { ArgsOfRows, BulkPanelProps } from '../list-acts.ts'
import { tellBatch } from './tell-batch.ts'

/** Runs the operation of a bulk panel: in one call, or as a task if there are more rows. */
export function useBatch<Row>(
  operation: WriteOperation,
  { rows, many, onClose, onDone }: BulkPanelProps<Row>,
) {
  const services = useServices()
  const write = useWrite(services.sdk, operation)
  return {
    count: many?.count ?? rows.length,
    isSending: write.isPending,
    /** @param done  message for the number of rows done */
    send(args: ArgsOfRows<Row>, done: (count: number) => string) {
      if (many) {
        onClose()
        return many.start(args)
      }
      write.mutate(args(rows), {
        onSuccess(answer: unknown) {
          const result = readBatch(answer)
          if (result === null) return onClose()
          if (result.failed.length === 0)
            tellBatch(services, operation, result, done(result.succeeded.length))
          onDone(result, args)
        },
      })
    },
  }
}
