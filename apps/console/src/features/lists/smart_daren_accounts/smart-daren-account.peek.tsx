import * as materials from '@omc/sdk/fields/carry_materials'
import * as fields from '@omc/sdk/fields/smart_daren_accounts'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail, type RecordOf } from '../../../kit/detail/detail-definition.ts'
import { textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'

export const Peek = peekPanel(
  defineDetail('smart_daren_accounts', {
    title: ({ nickname }) => nickname,
    sections: [
      textSection(({ remark }) => [remark]),
      {
        kind: 'facts',
        title: () => i18n.t('daren.facts'),
        facts: {
          platform: fields.platform,
          author_id: fields.author_id,
          home_page_url: fields.home_page_url,
          category: fields.category,
          channel_tags: fields.channel_tags,
          area_tag: fields.area_tag,
          fans_count: fields.fans_count,
          synced_at: fields.synced_at,
          transferred_at: fields.transferred_at,
        },
      },
      {
        kind: 'facts',
        title: () => i18n.t('daren.figures'),
        facts: {
          video_30day_count: fields.video_30day_count,
          video_30day_pv: fields.video_30day_pv,
          video_30day_rate: fields.video_30day_rate,
        },
      },
      readSection<'carry_materials.list', RecordOf<'smart_daren_accounts'> & { id: string }>({
        operation: 'carry_materials.list',
        title: () => i18n.t('daren.materials'),
        args: ({ nickname }) => ({ 'filter[source_user]': [nickname], 'page[size]': 10 }),
        empty: () => i18n.t('daren.noMaterials'),
        Show: ({ data }) => (
          <RecordLines>
            {data.items.map(({ id, title, status }) => (
              <RecordLine key={id} title={title} aside={choiceLabel(materials.status, status)} />
            ))}
          </RecordLines>
        ),
      }),
    ],
  }),
)
