import * as items from '@omc/sdk/fields/carry_items'
import * as fields from '@omc/sdk/fields/carry_materials'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { addressForm } from '../../../kit/form/address-form.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { rowForm } from '../../../kit/list/acts/row-form.tsx'
import type { AskedRow } from '../../../kit/list/list-names.ts'

export const ByNumberPanel = newPanel(
  addressForm('carry_materials.commerce_new_material', {
    title: () => i18n.t('carryMaterialPart.addByNumber'),
    intro: () => i18n.t('carryMaterialPart.byNumberHint'),
    inputs: {
      source: { ...fields.source, required: true },
      item_id: { ...items.item_id, required: true, maxLength: 100 },
      business_category_id: fields.business_category_id,
    },
    controls: {
      source: platformChoice(),
      business_category_id: recordChoice('business_categories.get_select'),
    },
    saved: ({ title }) => i18n.t('carryMaterialPart.addedByNumber', { title }),
  }),
)

export const TakePanel = rowForm(
  addressForm('carry_materials.take_carry_contents', {
    title: () => i18n.t('carryMaterialPart.takeTitle'),
    intro: () => i18n.t('carryMaterialPart.takeHint'),
    inputs: {
      since: { kind: 'instant', zh: '发布时间不早于', en: 'Posted since' },
      size: {
        kind: 'count',
        zh: '每个商品的条数',
        en: 'Pieces each',
        integer: true,
        min: 1,
        max: 50,
      },
    },
    given: ({ id }) => ({ carry_material_id: id }),
    submit: () => i18n.t('carryMaterial.take'),
    saved: ({ succeeded, failed }) =>
      i18n.t('carryMaterialPart.taken', {
        made: succeeded.filter(({ existing }) => !existing).length,
        known: succeeded.filter(({ existing }) => existing).length,
        failed: failed.length,
      }),
  }),
  ({ title }: AskedRow<'carry_materials', 'title'>) => title,
)
