import { i18n } from '../../../kernel/i18n/i18n.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

const forms = () => import('./material-items.forms.tsx')
const AddItemsPanel = panelPart(async () => (await forms()).AddItemsPanel)
const WriteItemsPanel = panelPart(async () => (await forms()).WriteItemsPanel)
const EditItemPanel = panelPart(async () => (await forms()).EditItemPanel)
const SaveRatesPanel = panelPart(async () => (await forms()).SaveRatesPanel)
const PicturesPanel = panelPart(async () => (await import('./pictures-panel.tsx')).PicturesPanel)

/** Acts in the drawer of a material, on its parts. */
export const addItems = {
  operation: 'carry_materials.assign_new_item',
  label: () => i18n.t('carryMaterialPart.addItems'),
  Panel: AddItemsPanel,
} as const

export const writeItems = {
  operation: 'carry_materials.create_new_items',
  label: () => i18n.t('carryMaterialPart.writeItems'),
  Panel: WriteItemsPanel,
} as const

export const editItem = {
  operation: 'carry_materials.update_material_item',
  label: () => i18n.t('carryMaterialPart.editItem'),
  Panel: EditItemPanel,
} as const

export const order = {
  operation: 'carry_materials.update_creative_material',
  label: () => i18n.t('carryMaterialPart.order'),
  Panel: PicturesPanel,
} as const

export const saveRates = {
  operation: 'carry_materials.save_rate_content',
  label: () => i18n.t('carryMaterialPart.saveRates'),
  Panel: SaveRatesPanel,
} as const
