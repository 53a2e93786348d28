import { useState } from 'react'
import { refusalText } from '../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { useServices, type Services } from '../../kernel/services/services-context.ts'
import { undoWrites } from '../../kit/tasks/undo-writes.ts'
import type { Plan } from './assign-plan.ts'
import type { AssignSubject } from './assign-subject.ts'
import type { Sent } from './send-plan.ts'

/** Result of a plan. */
export type Outcome = {
  readonly doneCount: number
  /** How many each account took. */
  readonly taken: readonly { readonly accountId: string; readonly count: number }[]
  /** Why, by content. */
  readonly failed: ReadonlyMap<string, string>
}

/** Sends a plan once, and keeps what became of it until the next. */
export function useAssigning({ send, sends }: AssignSubject) {
  const services = useServices()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return {
    isSending,
    outcome,
    forget: () => setOutcome(null),
    /** @returns why, by content that was not assigned */
    async assign(plan: Plan): Promise<Outcome['failed']> {
      setSending(true)
      const sent = await send(services, plan)
      setSending(false)
      const told = outcomeOf(plan, sent)
      setOutcome(told)
      const undoIds = sent.flatMap(({ answer }) => answer?.undo_id ?? [])
      tell(services, told, async () => {
        await undoWrites(services, sends, undoIds)
        setOutcome(null)
      })
      return told.failed
    },
  }
}

export function outcomeOf({ shares }: Plan, sent: readonly Sent[]): Outcome {
  const failed = new Map<string, string>()
  for (const { ids, answer } of sent) {
    if (answer === null) for (const id of ids) failed.set(id, i18n.t('assign.callFailed'))
    else
      for (const { id, error } of answer.failed)
        failed.set(id, refusalText(error, currentLanguage()))
  }
  const count = sent.reduce((sum, { ids }) => sum + ids.length, 0)
  const taken = shares.map(({ accountId, ids }) => ({
    accountId,
    count: ids.filter((id) => !failed.has(id)).length,
  }))
  return { doneCount: count - failed.size, taken: taken.filter((one) => one.count > 0), failed }
}

function tell({ toasts }: Services, { doneCount, failed }: Outcome, undo: () => Promise<void>) {
  if (doneCount === 0) return
  toasts.show({
    tone: failed.size === 0 ? 'success' : 'warning',
    title:
      failed.size === 0
        ? i18n.t('assign.sent', { count: doneCount })
        : i18n.t('assign.sentPartly', { count: doneCount, refused: failed.size }),
    action: { label: i18n.t('rows.undo'), onSelect: () => void undo() },
  })
}
