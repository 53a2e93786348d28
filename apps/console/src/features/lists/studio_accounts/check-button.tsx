import { Button } from '@omc/ui'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { refreshAfter, runWrite } from '../../../kernel/data/run-write.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../../kit/may-run.ts'
import { trackJob } from '../../../kit/tasks/track-job.ts'

const OPERATION = 'studio_accounts.exec_account_job'
/** Accounts that one call takes. */
const MOST = 500

type CheckButtonProps = {
  readonly ids: readonly string[]
  readonly label: string
  /** Subject of the check, if the label alone does not say it. */
  readonly name?: string
  readonly isPrimary?: boolean
}

/** Asks the channels about accounts; the job is followed to its end, and the accounts read again. */
export function CheckButton({ ids, label, name, isPrimary = false }: CheckButtonProps) {
  const services = useServices()
  const [isBusy, setBusy] = useState(false)
  if (!mayRun(usePerson(), OPERATION) || ids.length === 0) return null
  const checkAll = async () => {
    for (let from = 0; from < ids.length; from += MOST) {
      const asked = ids.slice(from, from + MOST)
      const args = { ids: asked, job: 'check' } as const
      const title = i18n.t('studioAccount.checkingMany', { count: asked.length })
      // One job after another: the next one starts only if this one was taken.
      // oxlint-disable-next-line no-await-in-loop
      const result = await runWrite(services, OPERATION, args, { isOneOfMany: true })
      if (!result) break
      services.toasts.show({ tone: 'info', title })
      trackJob(services, { jobId: result.answer.id, title, operation: OPERATION })
    }
  }
  const check = async () => {
    setBusy(true)
    await refreshAfter(services, OPERATION, checkAll)
    setBusy(false)
  }
  return (
    <Button
      {...(isPrimary ? { variant: 'primary' } : {})}
      icon={<ShieldCheck size={16} aria-hidden />}
      aria-label={name === undefined ? undefined : `${label} ${name}`}
      isLoading={isBusy}
      onClick={() => void check()}
    >
      {label}
    </Button>
  )
}
