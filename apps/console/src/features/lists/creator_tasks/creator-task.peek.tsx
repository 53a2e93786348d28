import * as fields from '@omc/sdk/fields/creator_tasks'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordActs } from '../../../kit/list/acts/record-acts.tsx'
import { ofContents, type TaskRow } from './creator-task.acts.ts'
import { StatusCounts } from './status-counts.tsx'
import { TaskGoods } from './task-goods.tsx'
import { taskName } from './task-name.ts'
import { TaskSearch } from './task-search.tsx'

const figures = readSection({
  operation: 'creator_tasks.statistics',
  title: () => i18n.t('creatorTask.figures'),
  args: ({ id }) => ({ id, all_days: true }),
  empty: () => i18n.t('creatorTask.noFigures'),
  Show: ({ data: { totals } }) =>
    totals.count === 0 ? (
      <p className="text-sm text-fg3">{i18n.t('creatorTask.noFigures')}</p>
    ) : (
      <StatusCounts counts={totals.by_status} />
    ),
})

export const Peek = peekPanel(
  defineDetail('creator_tasks', {
    title: taskName,
    sections: [
      {
        kind: 'part',
        Part: ({ record }: { readonly record: TaskRow }) => (
          <RecordActs row={record} name={taskName(record)} acts={ofContents} inSight={3} />
        ),
      },
      {
        kind: 'facts',
        title: () => i18n.t('creatorTask.facts'),
        facts: {
          platform: fields.platform,
          keyword: fields.keyword,
          category: fields.category,
          topic: fields.topic,
          topics: fields.topics,
          goods_id: fields.goods_id,
          remark: fields.remark,
          synced_at: fields.synced_at,
          closed_at: fields.closed_at,
          created_at: fields.created_at,
        },
      },
      figures,
      { kind: 'part', Part: TaskGoods },
      { kind: 'part', Part: TaskSearch },
    ],
  }),
)
