import * as fields from '@omc/sdk/fields/creative_templates'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './creative-templates.zh.ts'

const forms = () => import('./creative-template.forms.tsx')
const EditPanel = panelPart(async () => (await forms()).EditPanel)
const NewPanel = panelPart(async () => (await forms()).NewPanel)
const PreviewPanel = panelPart(async () => (await import('./preview-panel.tsx')).PreviewPanel)
const Peek = panelPart(async () => (await import('./creative-template.peek.tsx')).Peek)

type Row = AskedRow<'creative_templates', 'name'>

/** Layouts of pictures: of products in a pool, with title and price. */
export const list = defineList('creative_templates', {
  title: () => i18n.t('creativeTemplate.title'),
  columns: {
    name: fields.name,
    width: fields.width,
    height: fields.height,
    created_at: fields.created_at,
    updated_at: fields.updated_at,
  },
  beside: ['layout'],
  looks: { name: { inCard: 'title' } },
  sorts: ['updated_at'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('creativeTemplate.search'),
  filters: [],
  restore: 'creative_templates.restore',
  Peek,
  row: [
    {
      operation: 'creative_templates.preview',
      label: () => i18n.t('creativeTemplate.preview'),
      Panel: PreviewPanel,
    },
    {
      operation: 'creative_templates.update',
      label: () => i18n.t('creativeTemplate.edit'),
      Panel: EditPanel,
    },
    runs('creative_materials.make_all_materials', {
      label: () => i18n.t('creativeTemplate.make'),
      args: ({ id }: Row) => ({ creative_template_id: id }),
      ask: ({ name }: Row) => ({
        title: i18n.t('creativeTemplate.makeTitle'),
        description: name,
        confirm: i18n.t('creativeTemplate.make'),
      }),
      done: () => i18n.t('creativeTemplate.making'),
    }),
    runs('creative_templates.delete', {
      label: () => i18n.t('creativeTemplate.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ name }: Row) => ({
        title: i18n.t('creativeTemplate.deleteTitle'),
        description: name,
        confirm: i18n.t('creativeTemplate.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('creativeTemplate.deleted'),
    }),
  ],
  page: [
    {
      operation: 'creative_templates.create',
      label: () => i18n.t('creativeTemplate.new'),
      isPrimary: true,
      Panel: NewPanel,
    },
  ],
  rowName: ({ name }) => name,
  empty: () => ({
    title: i18n.t('creativeTemplate.empty'),
    description: i18n.t('creativeTemplate.emptyHint'),
  }),
})
