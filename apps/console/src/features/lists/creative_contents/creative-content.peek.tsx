import * as fields from '@omc/sdk/fields/creative_contents'
import { formatCount } from '@omc/shell'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection, textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { InstantText } from '../../../kit/list/cells.tsx'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

const PUBLISHES = 20

/** A figure that the channel has not given is no zero. */
const countText = (count: number | null): string => (count === null ? '—' : formatCount(count))

export const Peek = peekPanel(
  defineDetail('creative_contents', {
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
          brand: fields.brand,
          source: fields.source,
          category: fields.category,
          creative_publishes_count: fields.creative_publishes_count,
          published_at: fields.published_at,
          updated_at: fields.updated_at,
        },
        cells: {
          status: ({ record }) => <ContentStatusChip status={record.status} fact={fields.status} />,
        },
      },
      readSection({
        operation: 'creative_publishes.list',
        title: () => i18n.t('creativeContent.publishes'),
        args: ({ id }) => ({
          'filter[content_id]': [id],
          sort: ['-release_at'] as const,
          'page[size]': PUBLISHES,
        }),
        empty: () => i18n.t('creativeContent.noPublishes'),
        Show: ({ data }) => (
          <RecordLines>
            {data.items.map(({ id, title, release_at: at, pv_count: views, like_count: likes }) => (
              <RecordLine
                key={id}
                title={title}
                aside={<InstantText at={at} />}
                below={
                  <span className="text-xs text-fg3 tabular-nums">
                    {i18n.t('creativeContent.reach', {
                      views: countText(views),
                      likes: countText(likes),
                    })}
                  </span>
                }
              />
            ))}
          </RecordLines>
        ),
      }),
    ],
  }),
)
