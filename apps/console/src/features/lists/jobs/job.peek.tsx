import * as fields from '@omc/sdk/fields/jobs'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { ValueLines } from '../../../kit/detail/value-lines.tsx'
import { kindName } from '../../../kit/tasks/job-kinds.ts'
import { UndoneJob } from './undone-job.tsx'

export const Peek = peekPanel(
  defineDetail('jobs', {
    title: ({ kind }) => kindName(kind),
    sections: [
      { kind: 'part', Part: UndoneJob },
      {
        kind: 'facts',
        title: () => i18n.t('jobList.about'),
        facts: {
          state: fields.state,
          done_count: fields.done_count,
          total_count: fields.total_count,
          tries: fields.tries,
          scheduled: fields.scheduled,
          error: fields.error,
          created_at: fields.created_at,
          started_at: fields.started_at,
          finished_at: fields.finished_at,
        },
      },
      {
        kind: 'part',
        title: () => i18n.t('jobList.result'),
        Part: ({ record }) => <ValueLines values={record.result ?? {}} />,
      },
    ],
  }),
)
