import { Alert, Button } from '@omc/ui'
import { Ban, Check, Circle, LoaderCircle, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { clockTime } from '../../kernel/i18n/moments.ts'
import { commandTitle } from '../publishing/host/command-title.ts'
import { useNow } from '../publishing/screen/use-now.ts'
import { commandProgress } from './command-progress.ts'
import type { CommandRow, PhaseMark } from './command-progress.ts'
import { detailWords } from './detail-key.ts'
import { phaseKey } from './phase-key.ts'
import type { Remote } from './use-remote.ts'

const LOOKS: Readonly<Record<PhaseMark['state'], { icon: LucideIcon; className: string }>> = {
  done: { icon: Check, className: 'text-success-fg' },
  active: { icon: LoaderCircle, className: 'animate-turn text-accent-fg' },
  todo: { icon: Circle, className: 'text-fg3' },
  bad: { icon: X, className: 'text-danger-fg' },
  withdrawn: { icon: Ban, className: 'text-fg3' },
}

type CommandTrackProps = {
  readonly command: CommandRow
  readonly targetName: string
  readonly remote: Pick<Remote, 'resend' | 'cancelSent' | 'closeSent' | 'isSending'>
}

/** 已发送 → 已送达 → 执行中 → 完成, as it happens. */
export function CommandTrack({ command, targetName, remote }: CommandTrackProps) {
  const { t } = useTranslation()
  const now = useNow(500)
  const { marks, detail, isOver, isSilent } = commandProgress(command, now)
  const said = detailWords(t, detail)
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4" data-testid="command-track">
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm font-semibold">
          {t('remoteControl.sentTo', {
            command: commandTitle(command.command, currentLanguage()),
            name: targetName,
          })}
        </p>
        {isOver ? (
          <Button size="sm" variant="ghost" data-next-focus onClick={remote.closeSent}>
            {t('act.close')}
          </Button>
        ) : null}
      </div>
      <Phases marks={marks} />
      <output className="text-xs text-fg2 empty:-mt-3">{isOver ? said : ''}</output>
      {isSilent && !isOver ? <SilentNotice expiresAt={command.expires_at} remote={remote} /> : null}
    </div>
  )
}

function Phases({ marks }: { readonly marks: readonly PhaseMark[] }) {
  const { t } = useTranslation()
  return (
    <ol
      aria-label={t('remoteControl.phases')}
      aria-live="polite"
      className="flex flex-wrap gap-x-6 gap-y-2"
    >
      {marks.map((mark) => (
        <Phase key={mark.phase} mark={mark} />
      ))}
    </ol>
  )
}

function Phase({ mark: { phase, at, state } }: { readonly mark: PhaseMark }) {
  const { t } = useTranslation()
  const { icon: Icon, className } = LOOKS[state]
  const words = phaseKey(phase)
  return (
    <li
      data-testid={`phase-${phase}`}
      data-state={state}
      className="flex items-center gap-1.5 text-sm"
    >
      <Icon size={16} aria-hidden className={className} />
      <span className={state === 'todo' ? 'text-fg3' : 'text-fg'}>{words ? t(words) : phase}</span>
      {at !== null && state !== 'active' && state !== 'todo' ? (
        <time dateTime={new Date(at).toISOString()} className="text-xs text-fg3 tabular-nums">
          {clockTime(at)}
        </time>
      ) : null}
    </li>
  )
}

type SilentNoticeProps = Pick<CommandTrackProps, 'remote'> & {
  readonly expiresAt: CommandRow['expires_at']
}

function SilentNotice({ expiresAt, remote }: SilentNoticeProps) {
  const { t } = useTranslation()
  return (
    <Alert
      tone="warning"
      isUrgent
      title={t('remoteControl.silent')}
      actions={
        <>
          <Button size="sm" isLoading={remote.isSending} onClick={remote.resend}>
            {t('remoteControl.resend')}
          </Button>
          <Button size="sm" variant="ghost" disabled={remote.isSending} onClick={remote.cancelSent}>
            {t('remoteControl.cancel')}
          </Button>
        </>
      }
    >
      {t('remoteControl.silentHint', { time: clockTime(expiresAt) })}
    </Alert>
  )
}
