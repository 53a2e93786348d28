import { create, update } from '@omc/sdk/forms/creative_templates'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { FormBody, FormInputs } from '../../../kit/form/form-body.tsx'
import {
  defineForm,
  type FormDefinition,
  type FormRecord,
  type Values,
} from '../../../kit/form/form-definition.ts'
import { FormDrawer } from '../../../kit/form/form-drawer.tsx'
import { useRecordForm, type RecordForm } from '../../../kit/form/use-record-form.ts'
import type { PagePanelProps, RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { LayoutInput } from './layout-input.tsx'
import { LayoutSketch } from './layout-sketch.tsx'
import { FIRST_LAYOUT, isLayout, isSound } from './layout.ts'

const INPUTS = ['name', 'width', 'height', 'layout'] as const

type Sized = { readonly width?: number; readonly height?: number; readonly layout?: unknown }

/** A box may leave the picture because either of them changed. */
function misfits({ width = 0, height = 0, layout }: Sized) {
  const fault = isSound(layout, { width, height }) ? undefined : i18n.t('creativeTemplate.misfit')
  return { width: fault, height: fault, layout: fault }
}

const newForm = defineForm(create, {
  title: () => i18n.t('creativeTemplate.new'),
  inputs: INPUTS,
  controls: { layout: LayoutInput },
  check: misfits,
  saved: ({ name }) => i18n.t('creativeTemplate.made', { name }),
})

const editForm = defineForm(update, {
  title: () => i18n.t('creativeTemplate.edit'),
  inputs: INPUTS,
  given: ({ id }) => ({ id }),
  controls: { layout: LayoutInput },
  check: misfits,
  saved: ({ name }) => i18n.t('creativeTemplate.saved', { name }),
})

/** A new template starts from one that works; what is not changed is sent as it stands. */
export function NewPanel({ onClose }: PagePanelProps) {
  const [first] = useState((): FormRecord & Values => ({
    name: i18n.t('creativeTemplate.newName'),
    width: 800,
    height: 800,
    layout: FIRST_LAYOUT,
  }))
  const [form] = useState(() => ({ ...newForm, given: () => first }))
  return <TemplatePanel form={form} record={first} onClose={onClose} />
}

type Row = AskedRow<'creative_templates', 'name' | 'width' | 'height' | 'layout' | 'updated_at'>

export function EditPanel({ row, onClose }: RowPanelProps<Row>) {
  return <TemplatePanel form={editForm} record={row} onClose={onClose} />
}

type TemplatePanelProps = {
  readonly form: FormDefinition
  readonly record: FormRecord
  readonly onClose: () => void
}

function TemplatePanel({ form, record, onClose }: TemplatePanelProps) {
  const of = useRecordForm(form, { record, onSaved: onClose })
  return (
    <FormDrawer of={of} title={form.title()} onClose={onClose}>
      <FormBody of={of}>
        <Sketch of={of} />
        <FormInputs of={of} section={{ inputs: INPUTS }} />
      </FormBody>
    </FormDrawer>
  )
}

function Sketch({ of }: { readonly of: RecordForm }) {
  const [width, height, layout] = useWatch({
    control: of.engine.control,
    name: ['width', 'height', 'layout'],
  })
  const size = { width: Number(width), height: Number(height) }
  return isLayout(layout) && size.width > 0 && size.height > 0 ? (
    <LayoutSketch layout={layout} {...size} />
  ) : null
}
