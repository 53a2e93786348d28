import * as fields from '@omc/sdk/fields/document_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { DocumentText } from './document-text.tsx'

export const Peek = peekPanel(
  defineDetail('document_contents', {
    title: ({ title, content }) => title || content.slice(0, 20),
    sections: [
      { kind: 'part', Part: ({ record }) => <DocumentText key={record.id} record={record} /> },
      {
        kind: 'facts',
        title: () => i18n.t('documentContent.facts'),
        facts: {
          channel: fields.channel,
          source: fields.source,
          blob: fields.blob,
          row_no: fields.row_no,
          created_at: fields.created_at,
          updated_at: fields.updated_at,
        },
      },
    ],
  }),
)
