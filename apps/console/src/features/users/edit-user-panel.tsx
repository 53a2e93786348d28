import { ROLE_LABELS, ROLES, type RoleName } from '@omc/acl'
import * as fields from '@omc/sdk/fields/users'
import { Button, Checkbox, Drawer, Field, Input } from '@omc/ui'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../app/data/use-write.ts'
import { errorText } from '../../app/errors/error-text.ts'
import { fieldLabel } from '../../app/i18n/field-label.ts'
import { currentLanguage } from '../../app/i18n/i18n.ts'
import { useServices } from '../../app/services-context.ts'
import { usePerson } from '../../app/session/use-person.ts'
import { useDraft, useKeptDraft, type DraftName } from '../../app/shell/use-draft.ts'
import { useUnsaved } from '../../app/shell/use-unsaved.ts'
import type { AskedRow, RowPanelProps } from '../../kit/list/list-definition.ts'
import { faultOf } from '../auth/fault-of.ts'
import { FormFailure } from '../auth/form-failure.tsx'
import { faultsIn } from '../auth/form-words.ts'
import { useForm } from '../auth/use-form.ts'
import { maySetRole } from './role-rank.ts'

type UserDraft = {
  readonly texts: { readonly full_name: string; readonly phone_number: string }
  readonly roles: ReadonlySet<RoleName>
}

const PHONE = [{ rule: 'pattern', pattern: /^\+?[0-9]{6,15}$/ }] as const

/** Name, phone number and roles of a person; only what changed is sent. */
export function EditUserPanel({
  row,
  onClose,
}: RowPanelProps<AskedRow<'users', 'full_name' | 'phone_number' | 'roles' | 'username'>>) {
  const { t } = useTranslation()
  const { sdk, toasts, shell } = useServices()
  const me = usePerson()
  const formId = useId()
  const update = useWrite(sdk, 'userManagement.doEdit', { isShownInPlace: true })
  const name: DraftName<UserDraft> = `user:${row.id}`
  const draft = useDraft(shell.drafts, name)
  const [roles, setRoles] = useState<ReadonlySet<RoleName>>(draft?.roles ?? new Set(row.roles))
  const form = useForm(
    { full_name: row.full_name, phone_number: row.phone_number ?? '' },
    ({ full_name, phone_number }) => ({
      ...faultsIn({
        full_name: faultOf(full_name, [{ rule: 'whitespace' }], fieldLabel(fields.full_name)),
        phone_number: faultOf(phone_number, PHONE, '') && t('userPanel.error.phone'),
      }),
    }),
    draft?.texts,
  )
  const toggle = (role: RoleName, isOn: boolean) => {
    const next = new Set(roles)
    if (isOn) next.add(role)
    else next.delete(role)
    setRoles(next)
  }
  const chosen = ROLES.filter((role) => roles.has(role))
  const sameRoles =
    chosen.length === row.roles.length && chosen.every((role) => row.roles.includes(role))
  const isUnsaved = form.isDirty || !sameRoles
  const unsaved = useUnsaved(isUnsaved)
  const { values: texts } = form
  const present = useMemo(() => (isUnsaved ? { texts, roles } : null), [isUnsaved, texts, roles])
  useKeptDraft(name, present, unsaved)
  const save = form.submit(({ full_name, phone_number }) => {
    update.mutate(
      {
        id: row.id,
        ...(full_name.trim() === row.full_name ? {} : { full_name: full_name.trim() }),
        ...(phone_number === (row.phone_number ?? '')
          ? {}
          : { phone_number: phone_number === '' ? null : phone_number }),
        ...(sameRoles ? {} : { roles: chosen }),
      },
      {
        onSuccess: () => {
          toasts.show({ tone: 'success', title: t('userPanel.saved', { name: full_name.trim() }) })
          onClose()
        },
      },
    )
  })
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('userPanel.editTitle')}
      description={row.username}
      closeLabel={t('act.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={update.isPending}>
            {t('act.save')}
          </Button>
        </>
      }
    >
      <form ref={unsaved} id={formId} noValidate className="flex flex-col gap-4" onSubmit={save}>
        {draft ? <output className="text-sm text-fg2">{t('userPanel.draftBack')}</output> : null}
        <Field label={fieldLabel(fields.full_name)} error={form.errors.full_name} isRequired>
          <Input autoComplete="off" maxLength={60} {...form.bind('full_name')} />
        </Field>
        <Field label={fieldLabel(fields.phone_number)} error={form.errors.phone_number}>
          <Input type="tel" inputMode="tel" autoComplete="off" {...form.bind('phone_number')} />
        </Field>
        <fieldset>
          <legend className="mb-1 text-sm font-semibold text-fg">{fieldLabel(fields.roles)}</legend>
          <p className="mb-2 text-xs text-fg3">{t('userPanel.rolesHint')}</p>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1">
            {ROLES.map((role) => (
              <Checkbox
                key={role}
                label={ROLE_LABELS[role][currentLanguage()]}
                checked={roles.has(role)}
                disabled={!maySetRole(me, role) && !roles.has(role)}
                onCheckedChange={(isOn) => toggle(role, isOn)}
              />
            ))}
          </div>
        </fieldset>
        <FormFailure message={update.error ? errorText(update.error, currentLanguage()) : null} />
      </form>
    </Drawer>
  )
}
