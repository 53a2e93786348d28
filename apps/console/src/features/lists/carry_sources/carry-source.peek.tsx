import { status as contentStatus } from '@omc/sdk/fields/carry_contents'
import * as fields from '@omc/sdk/fields/carry_sources'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { ContentLines } from '../content-lines.tsx'
import { StatusBars } from './status-bars.tsx'

/** Contents in sight; the list of contents has the others. */
const NEWEST = 10

export const Peek = peekPanel(
  defineDetail('carry_sources', {
    title: ({ nickname }) => nickname,
    sections: [
      textSection(({ summary }) => [summary]),
      {
        kind: 'facts',
        title: () => i18n.t('carrySource.facts'),
        facts: {
          platform: fields.platform,
          author_id: fields.author_id,
          home_page_url: fields.home_page_url,
          category: fields.category,
          status: fields.status,
          monitored: fields.monitored,
          fans_count: fields.fans_count,
          contents_count: fields.contents_count,
          newest_content_at: fields.newest_content_at,
          last_spider_at: fields.last_spider_at,
          last_spider_error: fields.last_spider_error,
          next_spider_at: fields.next_spider_at,
          created_at: fields.created_at,
        },
      },
      { kind: 'part', Part: StatusBars },
      readSection({
        operation: 'carry_contents.list',
        title: () => i18n.t('carrySource.newest'),
        args: ({ id }) => ({
          'filter[carry_source_id]': [id],
          sort: ['-created_at'] as const,
          'page[size]': NEWEST,
        }),
        empty: () => i18n.t('carrySource.noContents'),
        Show: ({ data }) => <ContentLines contents={data.items} fact={contentStatus} />,
      }),
    ],
  }),
)
