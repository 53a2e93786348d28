import { useMemo, useState } from 'react'
import { refreshAfter, runWrite } from '../../kernel/data/run-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices, type Services } from '../../kernel/services/services-context.ts'
import { useDraft, useKeptDraft, type DraftName } from '../../kernel/services/use-draft.ts'
import { useUnsaved } from '../../kernel/services/use-unsaved.ts'
import { undoWrites } from '../../kit/tasks/undo-writes.ts'
import { idsWith, unmarked, type Marks, type Verdict } from './screening-marks.ts'

/** Operation that decides on marked pieces. */
export const SENDS = 'carry_contents.batch_content_status'

type Sent = {
  readonly ids: readonly string[]
  readonly refused: number
  readonly undoId: string | null
}

/** Marks of the first look, kept until they are sent. */
export function useScreening(name: DraftName<Marks>) {
  const services = useServices()
  const draft = useDraft(services.shell.drafts, name)
  const [marks, setMarks] = useState<Marks>(draft ?? {})
  const [isSending, setSending] = useState(false)
  const isUnsent = Object.keys(marks).length > 0
  const form = useUnsaved(isUnsent)
  useKeptDraft(
    name,
    useMemo(() => (isUnsent ? marks : null), [isUnsent, marks]),
    form,
  )
  const send = async (reason: string) => {
    setSending(true)
    const told = await refreshAfter(services, SENDS, async () => [
      await sendOne(services, marks, 'keep'),
      await sendOne(services, marks, 'drop', reason),
    ])
    const sent = told.filter((one) => one !== null)
    setSending(false)
    setMarks((now) =>
      unmarked(
        now,
        sent.flatMap(({ ids }) => ids),
      ),
    )
    if (sent.length > 0) tellSent(services, sent)
  }
  return { marks, setMarks, isSending, send, form }
}

/** Sends the pieces of one verdict; null when there are none, or when the call failed. */
async function sendOne(
  services: Services,
  marks: Marks,
  verdict: Verdict,
  reason?: string,
): Promise<Sent | null> {
  const ids = [...idsWith(marks, verdict)]
  if (ids.length === 0) return null
  const status = verdict === 'keep' ? 'processed' : 'rejected'
  const args = { ids, status, ...(reason ? { reason } : {}) } as const
  const result = await runWrite(services, SENDS, args, { isOneOfMany: true })
  if (result === null) return null
  const { failed, undo_id: undoId } = result.answer
  return { ids, refused: failed.length, undoId }
}

function tellSent(services: Services, sent: readonly Sent[]) {
  const refused = sent.reduce((sum, one) => sum + one.refused, 0)
  const count = sent.reduce((sum, { ids }) => sum + ids.length, 0) - refused
  const undoIds = sent.flatMap(({ undoId }) => undoId ?? [])
  services.toasts.show({
    tone: refused === 0 ? 'success' : 'warning',
    title:
      refused === 0
        ? i18n.t('screening.sent', { count })
        : i18n.t('screening.sentPartly', { count, refused }),
    ...(undoIds.length > 0
      ? {
          action: {
            label: i18n.t('rows.undo'),
            onSelect: () => void undoWrites(services, SENDS, undoIds),
          },
        }
      : {}),
  })
}
