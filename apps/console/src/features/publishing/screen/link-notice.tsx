import { Alert, Button, Spinner } from '@omc/ui'
import { MonitorSmartphone, PlugZap, Server } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { match } from 'ts-pattern'
import { clockMinute } from '../../../kernel/i18n/moments.ts'
import type { AccountRun } from '../run/account-run.ts'
import type { RunLink } from '../run/run-types.ts'

/** Names the holder of the account if it is not this tab; nothing while connected. */
export function LinkNotice({ run, link }: { readonly run: AccountRun; readonly link: RunLink }) {
  const { t } = useTranslation()
  const connectAgain = (
    <Button data-testid="connect" onClick={() => void run.connect()}>
      {t('publishing.act.again')}
    </Button>
  )
  const loose = (title: string, hint = '') => (
    <Notice
      icon={<PlugZap size={16} aria-hidden />}
      title={title}
      hint={hint}
      action={connectAgain}
    />
  )
  const takeOver = (
    <Button data-testid="take-over" onClick={() => void run.connect(true)}>
      {t('publishing.act.takeOver')}
    </Button>
  )
  return match(link)
    .returnType<ReactNode>()
    .with({ tag: 'connected' }, () => null)
    .with({ tag: 'connecting' }, () => (
      <Notice icon={<Spinner size={16} />} title={t('publishing.link.connecting')} />
    ))
    .with({ tag: 'other-tab' }, ({ holder }) => (
      <Notice
        icon={<MonitorSmartphone size={16} aria-hidden />}
        title={t('publishing.link.otherTab')}
        hint={
          holder
            ? t('publishing.link.otherTabSince', { time: clockMinute(holder.sinceAt) })
            : t('publishing.link.otherTabHint')
        }
      />
    ))
    .with({ tag: 'other-device' }, ({ deviceName }) => (
      <Notice
        icon={<MonitorSmartphone size={16} aria-hidden />}
        title={t('publishing.link.otherDevice', { name: deviceName })}
        hint={t('publishing.link.otherDeviceHint')}
        action={takeOver}
      />
    ))
    .with({ tag: 'by-server' }, () => (
      <Notice
        icon={<Server size={16} aria-hidden />}
        title={t('publishing.link.server')}
        hint={t('publishing.link.otherDeviceHint')}
        action={takeOver}
      />
    ))
    .with({ tag: 'let-go' }, () =>
      loose(t('publishing.link.letGo'), t('publishing.link.letGoHint')),
    )
    .with({ tag: 'failed' }, ({ message }) => loose(t('publishing.link.failed'), message))
    .with({ tag: 'offline' }, () => loose(t('publishing.link.failed')))
    .exhaustive()
}

type NoticeProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly hint?: string
  readonly action?: ReactNode
}

export function Notice({ icon, title, hint, action }: NoticeProps) {
  return (
    <div data-testid="link-notice">
      <Alert tone="info" icon={icon} title={title} actions={action}>
        {hint}
      </Alert>
    </div>
  )
}
