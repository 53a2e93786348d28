import * as fields from '@omc/sdk/fields/access_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { addressForm } from '../../../kit/form/address-form.ts'
import { FormBody } from '../../../kit/form/form-body.tsx'
import { FormDrawer } from '../../../kit/form/form-drawer.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import type { PagePanelProps } from '../../../kit/list/list-acts.ts'
import { readBatch } from '../../../kit/tasks/read-batch.ts'
import { showTask } from '../../../kit/tasks/task-store.ts'
import { taskIdOf, trackJob } from '../../../kit/tasks/track-job.ts'

const OPERATION = 'access_accounts.batch_verify_login'

const form = addressForm(OPERATION, {
  title: () => i18n.t('accessAccount.verify'),
  intro: () => i18n.t('accessAccount.verifyHint'),
  inputs: { platform: { ...fields.platform, required: true } },
  controls: { platform: platformChoice() },
  submit: () => i18n.t('accessAccount.verify'),
  saved: ({ succeeded, failed, job_id: job }) =>
    job === null
      ? i18n.t('accessAccount.verified', { valid: succeeded.length, failed: failed.length })
      : i18n.t('accessAccount.verifying'),
})

/** Asks a platform about its logins: a few at once, many as a job in the task tray. */
export function VerifyPanel({ onClose }: PagePanelProps) {
  const services = useServices()
  const of = useRecordForm(form, {
    record: null,
    tell(answer, title) {
      const batch = readBatch(answer)
      const tone = batch?.failed.length ? 'warning' : 'success'
      services.toasts.show({ tone, title })
      if (!batch?.job_id) return
      trackJob(services, { jobId: batch.job_id, title: form.title(), operation: OPERATION })
      showTask(taskIdOf(batch.job_id))
    },
    onSaved: onClose,
  })
  return (
    <FormDrawer of={of} title={form.title()} description={form.intro?.()} onClose={onClose}>
      <FormBody of={of} />
    </FormDrawer>
  )
}
