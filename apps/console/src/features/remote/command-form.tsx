import { Alert, Button } from '@omc/ui'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useServices } from '../../kernel/services/services-context.ts'
import { CommandFields } from './command-fields.tsx'
import { failureText } from './send-failure.ts'
import { useDeleteCount } from './use-delete-count.ts'
import { isDeleting, type CommandDraft, type Remote } from './use-remote.ts'

type CommandFormProps = { readonly draft: CommandDraft; readonly remote: Remote }

/** Form that composes and sends a command. */
export function CommandForm({ draft, remote }: CommandFormProps) {
  const { t } = useTranslation()
  const { eventsChannel } = useSnapshot(useServices().realtime.state)
  const { uid, read, retry } = draft.account
  const deleteCount = useDeleteCount(draft)
  const isUnconfirmed = isDeleting(draft.command) && draft.confirm === ''
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (uid !== '') remote.send()
      }}
    >
      <CommandFields draft={draft} deleteCount={deleteCount} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          data-testid="remote-send"
          disabled={uid === '' || !eventsChannel || isUnconfirmed || deleteCount.tag === 'counting'}
          isLoading={remote.isSending}
          icon={<Send size={16} aria-hidden />}
        >
          {t('remoteControl.send')}
        </Button>
        <output className="text-xs text-fg3">{hint()}</output>
        {read === 'failed' ? (
          <Button size="sm" onClick={retry}>
            {t('act.retry')}
          </Button>
        ) : null}
      </div>
      <SendFailed remote={remote} />
    </form>
  )

  function hint(): string {
    if (!eventsChannel) return t('remoteControl.channelDown')
    if (read !== 'known') return t(`remoteControl.noTarget.${read}`)
    return isOnline(draft, remote) ? '' : t('remoteControl.targetOffline')
  }
}

const isOnline = ({ account }: CommandDraft, { devices }: Remote): boolean =>
  devices.data?.items.some(
    ({ online, uid, platform }) => online && uid === account.uid && platform === account.platform,
  ) === true

/** Why the last act failed; a withdrawn command with none in its place can be sent from here. */
function SendFailed({ remote: { failure, retry } }: Pick<CommandFormProps, 'remote'>) {
  const { t } = useTranslation()
  if (failure === null) return null
  return (
    <Alert
      tone="danger"
      actions={
        failure.tag === 'not-resent' ? (
          <Button size="sm" onClick={retry}>
            {t('remoteControl.resend')}
          </Button>
        ) : null
      }
    >
      {failureText(failure)}
    </Alert>
  )
}
