import { can } from '@omc/acl'
import { Field, Input, Select } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { RecordSelect } from '../../kit/choices/record-select.tsx'
import { RUN_COMMANDS } from '../publishing/run/command-handlers.ts'
import { DeleteCountLine } from './delete-count-line.tsx'
import { ParamField } from './param-field.tsx'
import type { DeleteCount } from './use-delete-count.ts'
import { isDeleting, type CommandDraft } from './use-remote.ts'

type FieldsProps = { readonly draft: CommandDraft; readonly deleteCount: DeleteCount }

/** Account and command of the form, with what the command needs besides. */
export function CommandFields({ draft, deleteCount }: FieldsProps) {
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
        onChoose={(id) => draft.setTarget({ tag: 'account', id })}
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
