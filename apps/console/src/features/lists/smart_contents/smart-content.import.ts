import * as fields from '@omc/sdk/fields/smart_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineImport } from '../../../kit/import/import-definition.ts'

export const table = defineImport('smart_contents.import_data', {
  label: () => i18n.t('smartContent.title'),
  columns: {
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
  },
})
