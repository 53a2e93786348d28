import * as fields from '@omc/sdk/fields/carry_contents'
import * as records from '@omc/sdk/fields/carry_publishes'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { InstantText } from '../../../kit/list/cells.tsx'
import { platformName } from '../../../kit/list/platform-name.ts'

/** Near duplicates: same goods before same category before same topic. */
export const similar = readSection({
  operation: 'carry_contents.get_content_recommend',
  title: () => i18n.t('carryContentPart.similar'),
  args: ({ id }) => ({ id }),
  empty: () => i18n.t('carryContentPart.noSimilar'),
  Show: ({ data: { items } }) => (
    <RecordLines>
      {items.map(({ id, title, status }) => (
        <RecordLine key={id} title={title} aside={choiceLabel(fields.status, status)} />
      ))}
    </RecordLines>
  ),
})

export const publishRecords = readSection({
  operation: 'carry_publishes.list',
  title: () => i18n.t('carryContentPart.records'),
  args: ({ id }) => ({ 'filter[content_id]': [id], 'page[size]': 10 }),
  empty: () => i18n.t('carryContentPart.noRecords'),
  Show: ({ data: { items } }) => (
    <RecordLines>
      {items.map(({ id, channel, source_user: account, status, published_at: at }) => (
        <RecordLine
          key={id}
          title={`${platformName(channel)} · ${account || choiceLabel(records.status, status)}`}
          aside={<InstantText at={at} />}
        />
      ))}
    </RecordLines>
  ),
})
