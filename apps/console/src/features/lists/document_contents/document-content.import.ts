import * as fields from '@omc/sdk/fields/document_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineImport } from '../../../kit/import/import-definition.ts'

/** @source resources spec §7 (import_data: a table, or text with a document between empty lines) */
export const table = defineImport('document_contents.import_data', {
  label: () => i18n.t('documentContent.title'),
  columns: {
    content: {
      fact: fields.content,
      isRequired: true,
      maxLength: 8000,
      also: ['正文', '内容', '文案', 'text'],
    },
    title: { fact: fields.title, maxLength: 200, also: ['名称'] },
    channel: { fact: fields.channel, also: ['平台'] },
  },
  plainText: 'content',
})
