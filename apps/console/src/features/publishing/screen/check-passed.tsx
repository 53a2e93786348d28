import { Button, type ButtonProps } from '@omc/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kernel/data/use-write.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import type { AccountRun } from '../run/account-run.ts'
import type { PublishInfo } from '../run/run-types.ts'

type CheckPassedProps = Required<Pick<ButtonProps, 'size'>> & {
  readonly run: AccountRun
  readonly info: PublishInfo | null
}

/**
 * The one act that a check of the channel asks for: a person says that it is passed. The server has to
 * know it, or it would hold the account on.
 *
 * @source ux §5 state "bot check"
 */
export function CheckPassed({ run, info, size }: CheckPassedProps) {
  const { t } = useTranslation()
  const pass = useWrite(useSdk(), 'studio_accounts.end_bot_check', { send: run.endCheck })
  return (
    <Button
      variant="primary"
      size={size}
      data-testid="skip-wait"
      isLoading={pass.isPending}
      disabled={info === null}
      icon={<Check size={16} aria-hidden />}
      onClick={() => info && pass.mutate({ id: info.id })}
    >
      {t('publishing.act.verified')}
    </Button>
  )
}
