import type { Args, WriteOperation } from '@omc/sdk'
import { runWrite } from '../../../kernel/data/run-write.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import { runAct } from './run-act.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient' | 'toasts' | 'realtime'>

export type Drop = {
  readonly operation: WriteOperation
  /** Takes the record back from the trash. */
  readonly restore: WriteOperation
  readonly id: string
  readonly dropped: string
  readonly restored: string
}

/**
 * Moves a record to the trash at once; the message offers to take it back.
 *
 * @returns whether it is there
 */
export async function dropRecord(ports: Ports, drop: Drop): Promise<boolean> {
  const { operation, restore, id, dropped, restored } = drop
  // as: a delete takes the id of its record.
  const done = await runWrite(ports, operation, { id } as Args<WriteOperation>)
  if (done === null) return false
  const back = { args: () => ({ id }), done: () => restored }
  ports.toasts.show({
    tone: 'success',
    title: dropped,
    action: { label: i18n.t('rows.undo'), onSelect: () => void runAct(ports, restore, back, null) },
  })
  return true
}
