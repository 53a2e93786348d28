import type { WriteOperation } from '@omc/sdk'
import { ConfirmDialog } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { BatchResult } from '../list-acts.ts'
import type { Runnable } from '../open-act.ts'
import { runAct } from './run-act.ts'

type AskFirstProps = Runnable & {
  readonly operation: WriteOperation
  readonly onClose: () => void
  readonly onDone: (result: BatchResult) => void
}

/** Confirmation before an act runs. It stays open after a failure. */
export function AskFirst(props: AskFirstProps) {
  const { operation, run, subject, onClose, onDone } = props
  const { t } = useTranslation()
  const services = useServices()
  const [isWorking, setWorking] = useState(false)
  const question = run.ask?.(subject)
  if (!question) return null
  const confirm = async () => {
    setWorking(true)
    const answer = await runAct(services, operation, run, subject)
    setWorking(false)
    if (answer === null) return
    onClose()
    if (answer.batch) onDone(answer.batch)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={question.title}
      description={question.description}
      confirmLabel={question.confirm}
      cancelLabel={t('act.cancel')}
      tone={question.tone ?? 'neutral'}
      isWorking={isWorking}
      onConfirm={() => void confirm()}
      {...(question.typed === undefined
        ? {}
        : {
            typed: {
              label: t('listPart.typeToConfirm', { text: question.typed }),
              text: question.typed,
            },
          })}
    />
  )
}
