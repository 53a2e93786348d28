import * as pieces from '@omc/sdk/fields/windmill_contents'
import * as fields from '@omc/sdk/fields/windmill_crowds'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

/** Contents that the drawer shows. */
const SHOWN = 20

const contents = readSection({
  operation: 'windmill_contents.list',
  title: () => i18n.t('windmillCrowd.contents'),
  args: ({ id }) => ({ 'filter[windmill_crowd_id]': [id], 'page[size]': SHOWN }),
  empty: () => i18n.t('windmillCrowd.noContents'),
  Show: ({ data }) => (
    <RecordLines>
      {data.items.map(({ id, title, status }) => (
        <RecordLine
          key={id}
          title={title}
          aside={<ContentStatusChip status={status} fact={pieces.status} />}
        />
      ))}
    </RecordLines>
  ),
})

export const Peek = peekPanel(
  defineDetail('windmill_crowds', {
    title: ({ group_name: name }) => name,
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('windmillCrowd.facts'),
        facts: {
          status: fields.status,
          category: fields.category,
          data_type: fields.data_type,
          platform: fields.platform,
          crowd_id: fields.crowd_id,
          size: fields.size,
          contents_count: fields.contents_count,
          synced_at: fields.synced_at,
        },
      },
      contents,
    ],
  }),
)
