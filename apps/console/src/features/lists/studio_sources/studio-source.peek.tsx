import { status as contentStatus } from '@omc/sdk/fields/studio_contents'
import * as fields from '@omc/sdk/fields/studio_sources'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { ContentLines } from '../content-lines.tsx'

/** Contents in sight; the list of contents has the others. */
const NEWEST = 10

export const Peek = peekPanel(
  defineDetail('studio_sources', {
    title: ({ nickname }) => nickname,
    sections: [
      textSection(({ summary }) => [summary]),
      {
        kind: 'facts',
        title: () => i18n.t('studioSource.facts'),
        facts: {
          platform: fields.platform,
          author_id: fields.author_id,
          source_url: fields.source_url,
          fans_count: fields.fans_count,
          contents_count: fields.contents_count,
          remark: fields.remark,
          collected_at: fields.collected_at,
          updated_at: fields.updated_at,
        },
      },
      readSection({
        operation: 'studio_contents.list',
        title: () => i18n.t('studioSource.newest'),
        args: ({ id }) => ({
          'filter[studio_source_id]': [id],
          sort: ['-created_at'] as const,
          'page[size]': NEWEST,
        }),
        empty: () => i18n.t('studioSource.noContents'),
        Show: ({ data }) => <ContentLines contents={data.items} fact={contentStatus} />,
      }),
    ],
  }),
)
