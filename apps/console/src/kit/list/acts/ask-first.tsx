import { ConfirmDialog } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { BatchResult } from '../../tasks/read-batch.ts'
import type { Runnable } from '../open-act.ts'
import { runAct } from './run-act.ts'

type AskFirstProps = Runnable & {
  readonly onClose: () => void
  readonly onDone: (result: BatchResult) => void
  /** Takes the place of the call if there are more rows than one call takes. */
  readonly many?: ManyQuestion | undefined
}

export type ManyQuestion = {
  readonly label: string
  readonly count: number
  readonly start: () => void
}

/** Confirmation before an act runs. It stays open after a failure. */
export function AskFirst(props: AskFirstProps) {
  const { act, run, subject, many, onClose, onDone } = props
  const { t } = useTranslation()
  const services = useServices()
  const [isWorking, setWorking] = useState(false)
  const asked = run.ask?.(subject)
  const question = many ? { ...asked, ...questionOf(many) } : asked
  if (!question) return null
  const confirm = async () => {
    if (many) {
      onClose()
      return many.start()
    }
    setWorking(true)
    const answer = await runAct(services, act.operation, run, subject)
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

const questionOf = ({ label, count }: ManyQuestion) => ({
  title: i18n.t('bulk.askTitle', { act: label, count }),
  description: i18n.t('bulk.askHint'),
  confirm: i18n.t('bulk.askConfirm', { act: label, count }),
})
