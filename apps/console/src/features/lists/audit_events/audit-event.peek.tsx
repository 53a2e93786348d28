import * as fields from '@omc/sdk/fields/audit_events'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { ChangeDiff } from './change-diff.tsx'
import { operationName, subjectName } from './operation-name.ts'

export const Peek = peekPanel(
  defineDetail('audit_events', {
    title: ({ operation }) => operationName(operation),
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('auditEvent.about'),
        facts: {
          created_at: fields.created_at,
          full_name: fields.full_name,
          username: fields.username,
          team_name: fields.team_name,
          operation: fields.operation,
          subject_type: fields.subject_type,
          subject_ids: fields.subject_ids,
          reason: fields.reason,
          undoable: fields.undoable,
          undone_by: fields.undone_by,
        },
        cells: { subject_type: ({ record }) => subjectName(record.subject_type) },
      },
      { kind: 'part', title: () => i18n.t('auditEvent.changes'), Part: ChangeDiff },
    ],
  }),
)
