import * as fields from '@omc/sdk/fields/smart_contents'
import { formatCount } from '@omc/shell'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection, textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { InstantText } from '../../../kit/list/cells.tsx'
import { platformName } from '../../../kit/list/platform-name.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

/** Publications that the drawer shows. */
const SHOWN = 20

const publishes = readSection({
  operation: 'smart_contents.smart_publishes',
  title: () => i18n.t('smartContent.publishes'),
  args: ({ id }) => ({ id, 'page[size]': SHOWN, sort: '-release_at' as const }),
  empty: () => i18n.t('smartContent.noPublishes'),
  Show: ({ data }) => (
    <RecordLines>
      {data.items.map(({ id, title, channel, pv_count: views, release_at: at }) => (
        <RecordLine
          key={id}
          title={title}
          aside={
            <span className="flex gap-3 tabular-nums">
              {platformName(channel)}
              <span>{i18n.t('smartContent.views', { total: formatCount(views) })}</span>
              <InstantText at={at} />
            </span>
          }
        />
      ))}
    </RecordLines>
  ),
})

export const Peek = peekPanel(
  defineDetail('smart_contents', {
    title: ({ title }) => title,
    sections: [
      mediaSection(({ images, make_images: made }) => ({ images: [...made, ...images] })),
      textSection(({ desc, topic, paragraphs }) => [desc, topic, ...paragraphs]),
      {
        kind: 'facts',
        title: () => i18n.t('contentAct.facts'),
        facts: {
          status: fields.status,
          channel: fields.channel,
          source: fields.source,
          category: fields.category,
          words_count: fields.words_count,
          paragraphs_count: fields.paragraphs_count,
          publishes_count: fields.publishes_count,
          downloaded_at: fields.downloaded_at,
          published_at: fields.published_at,
          updated_at: fields.updated_at,
        },
        cells: {
          status: ({ record }) => <ContentStatusChip status={record.status} fact={fields.status} />,
        },
      },
      publishes,
    ],
  }),
)
