import type { Args } from '@omc/sdk'
import { role as roleFact } from '@omc/sdk/fields/views'
import { create } from '@omc/sdk/forms/views'
import { Button, Field, Input, Select } from '@omc/ui'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { useCan } from '../../../kernel/services/use-person.ts'
import type { ListRow } from '../list-names.ts'
import { nameFault } from './name-fault.ts'
import type { ViewsPanelProps } from './use-views.ts'
import { changeView, createView } from './view-acts.ts'
import { ofSameOwner, type View } from './view-order.ts'

type Role = NonNullable<Args<'views.create'>['role']>
type Kind = NonNullable<Args<'views.create'>['kind']>
type Owner = { readonly kind: Kind; readonly role: Role | null }

type ViewFormProps<Row extends ListRow> = ViewsPanelProps<Row> & {
  /** View to rename; null for a new one. */
  readonly view: View | null
}

/** Name of a view, and whose it is if it is new. */
export function ViewForm<Row extends ListRow>(props: ViewFormProps<Row>) {
  const { its, views, view, onClose } = props
  const { t } = useTranslation()
  const services = useServices()
  const [name, setName] = useState(view?.name ?? '')
  const [owner, setOwner] = useState<Owner>({ kind: 'personal', role: null })
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const others = ofSameOwner(views.views, view ?? owner).filter(({ id }) => id !== view?.id)
  const fault = nameFault(name, others, create.inputs.name.maxLength)
  const given = name.trim()
  const send = async (): Promise<boolean> => {
    if (view)
      return changeView(services, view, { name: given }, t('views.renamed', { name: given }))
    const { kind, role } = owner
    const id = await createView(services, {
      resource: its.list.resource,
      name: given,
      kind,
      ...(role ? { role } : {}),
      ...views.asNew,
      position: Math.max(-1, ...others.map(({ position }) => position)) + 1,
    })
    if (id !== null) views.openAs(id)
    return id !== null
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault || isSaving) return
    setSaving(true)
    const isDone = await send()
    setSaving(false)
    if (isDone) onClose()
  }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void save(event)}>
      <Field label={t('views.name')} isRequired {...(isTried && fault ? { error: fault } : {})}>
        <Input
          // The act that was just pressed asked for it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {view ? null : <OwnerInputs owner={owner} onChange={setOwner} />}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isLoading={isSaving}>
          {t('views.save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('views.cancel')}
        </Button>
      </div>
    </form>
  )
}

type OwnerInputsProps = { readonly owner: Owner; readonly onChange: (owner: Owner) => void }

const KINDS: readonly Kind[] = ['personal', 'team', 'role']

/** Views for others are made by those who may change the team. */
function OwnerInputs({ owner, onChange }: OwnerInputsProps) {
  const { t } = useTranslation()
  const mayForOthers = useCan('team:edit')
  if (!mayForOthers) return null
  const roles = roleFact.choices.map((one) => ({
    value: one.value,
    label: one[currentLanguage()],
  }))
  return (
    <>
      <Field label={t('views.who')}>
        <Select
          value={owner.kind}
          options={KINDS.map((kind) => ({ value: kind, label: t(`views.${kind}`) }))}
          onValueChange={(kind) => {
            // as: one of the options.
            const next = kind as Kind
            onChange({ kind: next, role: next === 'role' ? 'vip' : null })
          }}
        />
      </Field>
      {owner.kind === 'role' ? (
        <Field label={t('views.roleName')}>
          <Select
            value={owner.role ?? ''}
            options={roles}
            // as: one of the options.
            onValueChange={(role) => onChange({ kind: 'role', role: role as Role })}
          />
        </Field>
      ) : null}
    </>
  )
}
