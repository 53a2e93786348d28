import { can } from '@omc/acl'
import { Alert, Button, Field, Input, Select } from '@omc/ui'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { RecordSelect } from '../../kit/choices/record-select.tsx'
import { RUN_COMMANDS } from '../publishing/run/command-handlers.ts'
import { DeleteCountLine } from './delete-count-line.tsx'
import { ParamField } from './param-field.tsx'
import { useDeleteCount, type DeleteCount } from './use-delete-count.ts'
import { isDeleting, type CommandDraft, type Remote } from './use-remote.ts'

type CommandFormProps = { readonly draft: CommandDraft; readonly remote: Remote }

/** Form that composes and sends a command. */
export function CommandForm({ draft, remote }: CommandFormProps) {
  const { t } = useTranslation()
  const { eventsChannel } = useSnapshot(useServices().realtime.state)
  const { devices, failure } = remote
  const { uid, platform } = draft.account
  const deleteCount = useDeleteCount(draft)
  const isUnconfirmed = isDeleting(draft.command) && draft.confirm === ''
  const isTargetOnline =
    devices.data?.items.some(
      (device) => device.online && device.uid === uid && device.platform === platform,
    ) === true
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
      </div>
      {failure ? <Alert tone="danger">{errorText(failure, currentLanguage())}</Alert> : null}
    </form>
  )

  function hint(): string {
    if (!eventsChannel) return t('remoteControl.channelDown')
    if (uid === '') return t('remoteControl.chooseTargetFirst')
    return isTargetOnline ? '' : t('remoteControl.targetOffline')
  }
}

type FieldsProps = Pick<CommandFormProps, 'draft'> & { readonly deleteCount: DeleteCount }

function CommandFields({ draft, deleteCount }: FieldsProps) {
  const { t } = useTranslation()
  const { account, command, params } = draft
  const person = usePerson()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <RecordSelect
        options="studio_accounts.get_select"
        label={t('remoteControl.target')}
        // Accounts may share a name; their numbers tell them apart.
        hint={account.uid}
        placeholder={t('remoteControl.chooseTarget')}
        chosen={account.id}
        onChoose={(id) => draft.aim({ tag: 'account', id })}
      />
      <Field label={t('remoteControl.command')}>
        <Select
          data-testid="remote-command"
          value={command.name}
          options={RUN_COMMANDS.filter(({ may }) => person !== null && can(person, may)).map(
            ({ name, title }) => ({
              value: name,
              label: title[currentLanguage()],
            }),
          )}
          onValueChange={draft.choose}
        />
      </Field>
      {Object.entries(command.params).map(([name, kind]) => (
        <ParamField
          key={name}
          kind={kind}
          value={params[name] ?? ''}
          onChange={(value) => draft.setParam(name, value)}
        />
      ))}
      {isDeleting(command) ? (
        <Field
          label={t('remoteControl.confirm')}
          hint={<DeleteCountLine deleteCount={deleteCount} />}
        >
          <Input
            data-testid="remote-confirm"
            autoComplete="off"
            value={draft.confirm}
            onChange={({ target }) => draft.setConfirm(target.value)}
          />
        </Field>
      ) : null}
    </div>
  )
}
