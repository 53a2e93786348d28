import type { Result } from '@omc/sdk'
import { Button, StatusChip } from '@omc/ui'
import { Monitor, Smartphone } from 'lucide-react'
import { useWrite } from '../../kernel/data/use-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Can } from '../../kernel/services/can.tsx'
import { useServices } from '../../kernel/services/services-context.ts'
import { AgoText } from '../../kit/ago-text.tsx'
import { InstantText } from '../../kit/list/cells.tsx'
import { deviceOf } from './device-name.ts'

export type SignIn = Result<'sessions.list'>['items'][number]

type SessionRowProps = { readonly session: SignIn }

/** One sign-in: where it is, when it was used, and its act. */
export function SessionRow({ session }: SessionRowProps) {
  const { name, isMobile } = deviceOf(session.user_agent)
  const label = name || i18n.t('signIns.unknownDevice')
  const Icon = isMobile ? Smartphone : Monitor
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <Icon size={20} aria-hidden className="shrink-0 text-fg3" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2">
          <span title={session.user_agent} className="min-w-0 truncate text-sm text-fg">
            {label}
          </span>
          {session.current ? (
            <StatusChip tone="success" shape="dot">
              {i18n.t('signIns.thisDevice')}
            </StatusChip>
          ) : null}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-fg3 tabular-nums">
          <span>{session.remote_address || '—'}</span>
          <span>
            {i18n.t('signIns.lastUsed')} <AgoText at={session.last_seen_at} />
          </span>
          <span>
            {i18n.t('signIns.signedIn')} <InstantText at={session.created_at} />
          </span>
        </p>
      </div>
      {session.current ? <RenewToken /> : <EndSession session={session} label={label} />}
    </li>
  )
}

function EndSession({ session, label }: SessionRowProps & { readonly label: string }) {
  const { sdk, toasts } = useServices()
  const end = useWrite(sdk, 'sessions.end')
  const run = async () => {
    await end.mutateAsync({ id: session.id })
    toasts.show({ tone: 'success', title: i18n.t('signIns.ended', { device: label }) })
  }
  return (
    <Can may="self:edit">
      <Button
        size="sm"
        aria-label={i18n.t('signIns.endDevice', {
          device: [label, session.remote_address].filter(Boolean).join(' '),
        })}
        isLoading={end.isPending}
        onClick={() => void run()}
      >
        {i18n.t('signIns.end')}
      </Button>
    </Can>
  )
}

/** Makes the access tokens of this sign-in void; the next call gets a new one. */
function RenewToken() {
  const { sdk, toasts } = useServices()
  const renew = useWrite(sdk, 'auth.expire_token')
  const run = async () => {
    await renew.mutateAsync({})
    toasts.show({ tone: 'success', title: i18n.t('signIns.renewed') })
  }
  return (
    <Button
      size="sm"
      title={i18n.t('signIns.renewHint')}
      isLoading={renew.isPending}
      onClick={() => void run()}
    >
      {i18n.t('signIns.renew')}
    </Button>
  )
}
