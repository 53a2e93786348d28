import { images as fact } from '@omc/sdk/fields/carry_items'
import { Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../../kernel/data/read.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { Failure } from '../../../kit/failure.tsx'
import { addressForm } from '../../../kit/form/address-form.ts'
import { FormBody } from '../../../kit/form/form-body.tsx'
import type { ControlProps } from '../../../kit/form/form-definition.ts'
import { FormDrawer } from '../../../kit/form/form-drawer.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import { runAct } from '../../../kit/list/acts/run-act.ts'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { SidePanel } from '../../../kit/side-panel.tsx'
import { ArrangedPictures, type Arranged } from './arranged-pictures.tsx'

const OPERATION = 'carry_materials.update_creative_material'

type PanelProps = RowPanelProps<AskedRow<'carry_materials', 'title' | 'cover_url'>>

/** Order and cover of the pictures of a material. */
export function PicturesPanel({ row, onClose }: PanelProps) {
  const { sdk } = useServices()
  const { data, error, refetch } = useQuery(
    read(sdk, 'carry_materials.get_material_creative', { carry_material_id: row.id }),
  )
  if (data) {
    const first = { images: data.images.map(({ image }) => image), cover: row.cover_url }
    return <Arrange row={row} first={first} onClose={onClose} />
  }
  return (
    <SidePanel onClose={onClose} title={i18n.t('carryMaterialPart.order')} description={row.title}>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />}
    </SidePanel>
  )
}

/** Both parts are one input: the cover is one of the pictures. */
const form = addressForm(OPERATION, {
  title: () => i18n.t('carryMaterialPart.order'),
  inputs: { images: { kind: 'object', zh: fact.zh, en: fact.en } },
  controls: {
    images: ({ value, onChange }: ControlProps) => (
      // as: the record of this form.
      <ArrangedPictures value={value as Arranged} onChange={onChange} />
    ),
  },
  saved: () => i18n.t('carryMaterialPart.ordered'),
})

function Arrange({ row, first, onClose }: PanelProps & { readonly first: Arranged }) {
  const services = useServices()
  const [record] = useState(() => ({ id: row.id, images: first }))
  const save = async (value: Arranged) => {
    const run = { args: () => argsOf(row.id, value, first), done: form.saved }
    if (await runAct(services, OPERATION, run, value)) onClose()
  }
  const of = useRecordForm(form, {
    record,
    // as: the value of the only control.
    onSubmit: ({ images }) => void save((images ?? first) as Arranged),
  })
  return (
    <FormDrawer of={of} title={form.title()} description={row.title} onClose={onClose}>
      <FormBody of={of} />
    </FormDrawer>
  )
}

const argsOf = (id: string, { images, cover }: Arranged, first: Arranged) => ({
  carry_material_id: id,
  // A priority from before would stand over the order.
  images: images.map((image) => ({ image, priority: 0 })),
  ...(cover === first.cover ? {} : { cover_url: cover }),
})
