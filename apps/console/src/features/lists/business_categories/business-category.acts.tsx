import { Plus } from 'lucide-react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

const forms = () => import('./business-category.forms.ts')
const NewPanel = panelPart(async () => (await forms()).NewPanel)
const EditPanel = panelPart(async () => (await forms()).EditPanel)
const RenamePanel = panelPart(async () => (await forms()).RenamePanel)
const ChildPanel = panelPart(async () => (await forms()).ChildPanel)
const SiblingPanel = panelPart(async () => (await forms()).SiblingPanel)
const MovePanel = panelPart(async () => (await forms()).MovePanel)
const OutsidePanel = panelPart(async () => (await forms()).OutsidePanel)

type Row = AskedRow<'business_categories', 'name'>

export const row = [
  {
    operation: 'business_categories.update',
    label: () => i18n.t('businessCategory.edit'),
    Panel: EditPanel,
  },
  {
    operation: 'business_categories.create',
    label: () => i18n.t('businessCategory.child'),
    Panel: ChildPanel,
  },
  {
    operation: 'business_categories.create',
    label: () => i18n.t('businessCategory.sibling'),
    Panel: SiblingPanel,
  },
  {
    operation: 'business_categories.update',
    label: () => i18n.t('businessCategory.rename'),
    Panel: RenamePanel,
  },
  {
    operation: 'business_categories.update',
    label: () => i18n.t('businessCategory.move'),
    Panel: MovePanel,
  },
  {
    operation: 'business_categories.add_assign_category',
    label: () => i18n.t('businessCategory.outside'),
    Panel: OutsidePanel,
  },
  runs('business_categories.delete', {
    label: () => i18n.t('businessCategory.delete'),
    args: ({ id }: Row) => ({ id }),
    ask: ({ name }: Row) => ({
      title: i18n.t('businessCategory.deleteTitle'),
      description: name,
      confirm: i18n.t('businessCategory.delete'),
      tone: 'danger',
    }),
    done: () => i18n.t('businessCategory.deleted'),
  }),
] as const

export const page = [
  {
    operation: 'business_categories.create',
    label: () => i18n.t('businessCategory.new'),
    icon: <Plus size={16} aria-hidden />,
    isPrimary: true,
    Panel: NewPanel,
  },
] as const
