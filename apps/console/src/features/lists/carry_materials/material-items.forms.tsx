import type { Item } from '@omc/sdk'
import {
  assign_new_item,
  create_new_items,
  save_rate_content,
  update_material_item,
} from '@omc/sdk/forms/carry_materials'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { rowEdit, rowForm } from '../../../kit/list/acts/row-form.tsx'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { areWritten, WrittenItems } from './written-items.tsx'

const titleOf = ({ title }: AskedRow<'carry_materials', 'title'>) => title
const ofMaterial = ({ id }: { readonly id: string }) => ({ carry_material_id: id })

export const AddItemsPanel = rowForm(
  defineForm(assign_new_item, {
    title: () => i18n.t('carryMaterialPart.addItems'),
    intro: () => i18n.t('carryMaterialPart.addItemsHint'),
    inputs: ['source', 'item_ids', 'user_id'],
    given: ofMaterial,
    controls: { source: platformChoice(), user_id: recordChoice('users.get_role_select') },
    submit: () => i18n.t('carryMaterialPart.addItems'),
    saved: ({ items: made }) => i18n.t('carryMaterialPart.itemsAdded', { count: made.length }),
  }),
  titleOf,
)

export const WriteItemsPanel = rowForm(
  defineForm(create_new_items, {
    title: () => i18n.t('carryMaterialPart.writeItems'),
    inputs: ['items'],
    given: ofMaterial,
    controls: { items: WrittenItems },
    check: ({ items: written }) => ({
      items: areWritten(written) ? undefined : i18n.t('carryMaterialPart.badItems'),
    }),
    saved: ({ items: made }) => i18n.t('carryMaterialPart.itemsWritten', { count: made.length }),
  }),
  titleOf,
)

const ITEM = [
  'title',
  'shop_title',
  'brand',
  'price',
  'commission_rate',
  'commission_price',
  'item_url',
  'pic_url',
  'business_category_id',
  'available',
  'unavailable_reason',
] as const

export const EditItemPanel = rowEdit(
  defineForm(update_material_item, {
    title: () => i18n.t('carryMaterialPart.editItem'),
    inputs: ITEM,
    given: ({ id }) => ({ carry_item_id: id }),
    controls: { business_category_id: recordChoice('business_categories.get_select') },
    saved: () => i18n.t('carryMaterialPart.itemSaved'),
  }),
  ({ title }: Item<'carry_items.list'>) => title,
)

export const SaveRatesPanel = rowForm(
  defineForm(save_rate_content, {
    title: () => i18n.t('carryMaterialPart.saveRates'),
    intro: () => i18n.t('carryMaterialPart.saveRatesHint'),
    inputs: ['as'],
    given: ofMaterial,
    submit: () => i18n.t('carryMaterialPart.saveRates'),
    saved: ({ texts, contents }) =>
      i18n.t('carryMaterialPart.ratesSaved', {
        count:
          texts.filter(({ created }) => created).length +
          contents.filter(({ existing }) => !existing).length,
      }),
  }),
  titleOf,
)
