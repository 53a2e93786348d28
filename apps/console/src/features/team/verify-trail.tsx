import type { Result } from '@omc/sdk'
import { Button } from '@omc/ui'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, ShieldCheck } from 'lucide-react'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'

/** Labels of faults in a record; a fault that this console does not know is shown as it is. */
const WHAT: Readonly<Record<string, () => string>> = {
  changed: () => i18n.t('auditEvent.what.changed'),
  deleted: () => i18n.t('auditEvent.what.deleted'),
  'seal-changed': () => i18n.t('auditEvent.what.seal-changed'),
  'seal-deleted': () => i18n.t('auditEvent.what.seal-deleted'),
  truncated: () => i18n.t('auditEvent.what.truncated'),
  unsealed: () => i18n.t('auditEvent.what.unsealed'),
}

type Verified = Result<'audit_events.verify'>

/** Verifies the seals of the audit trail on request. */
export function VerifyTrail() {
  const { sdk } = useServices()
  const verify = useMutation({
    mutationFn: () => sdk.audit_events.verify(),
    meta: { isShownInPlace: true },
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        icon={<ShieldCheck size={16} aria-hidden />}
        isLoading={verify.isPending}
        onClick={() => verify.mutate()}
      >
        {i18n.t('auditEvent.verify')}
      </Button>
      <div aria-live="polite" className="min-w-0 text-sm">
        {verify.error ? (
          <Line isGood={false}>{errorText(verify.error, currentLanguage())}</Line>
        ) : verify.data ? (
          <Line isGood={verify.data.ok}>{verdict(verify.data)}</Line>
        ) : null}
      </div>
    </div>
  )
}

/** The trail is whole, or where it stops being so. */
function verdict({ complete, checked_count: count, first_broken: broken }: Verified): string {
  if (broken === null) return i18n.t(complete ? 'auditEvent.whole' : 'auditEvent.newest', { count })
  const { sequence, what } = broken
  return i18n.t('auditEvent.broken', { sequence, what: (WHAT[what] ?? (() => what))() })
}

function Line({ isGood, children }: { readonly isGood: boolean; readonly children: string }) {
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <p className={`flex items-start gap-1.5 ${isGood ? 'text-success-fg' : 'text-danger-fg'}`}>
      <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}
