import * as fields from '@omc/sdk/fields/smart_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineImport } from '../../../kit/import/import-definition.ts'

const columns = {
  title: { fact: fields.title, isRequired: true, maxLength: 200, also: ['名称'] },
  desc: {
    fact: fields.desc,
    maxLength: 20_000,
    also: ['描述', '正文', '内容', 'content', 'text'],
  },
  images: { fact: { ...fields.images, kind: 'text' }, also: ['image', 'pictures'] },
  paragraphs: { fact: { ...fields.paragraphs, kind: 'text' }, also: ['paragraph'] },
  topic: { fact: fields.topic, maxLength: 500, also: ['topics'] },
  category: { fact: fields.category, maxLength: 200, also: ['类目', '分类'] },
  source: { fact: fields.source, maxLength: 100, also: ['来源'] },
} as const

export const table = defineImport('smart_contents.import_data', {
  label: () => i18n.t('smartContent.title'),
  columns,
})

/** The same, with values for the rows that have none. */
export const sorted = defineImport('smart_contents.add_content_from_import', {
  label: () => i18n.t('smartContent.title'),
  columns,
  defaults: ['source', 'category', 'topic'],
})
