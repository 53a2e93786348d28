import * as pieces from '@omc/sdk/fields/smart_contents'
import { formatCount } from '@omc/shell'
import { entriesIn } from '../../../kernel/data/entries-in.ts'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { RecordOf } from '../../../kit/detail/detail-definition.ts'
import { PictureGrid } from '../../../kit/detail/picture-grid.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { DropReview } from './drop-review.tsx'

type Pool = RecordOf<'business_pools'> & { readonly id: string }

/** Records of each kind that a drawer shows. */
const SHOWN = 20

export const pictures = readSection({
  operation: 'creative_materials.list',
  title: () => i18n.t('businessPool.pictures'),
  args: ({ id }) => ({ 'filter[business_pool_id]': [id], 'page[size]': SHOWN }),
  empty: () => i18n.t('businessPool.noPictures'),
  Show: ({ data }) => (
    <PictureGrid sources={data.items.map((one) => one.make_image || one.image)} />
  ),
})

export const paragraphs = readSection({
  operation: 'business_pools.get_paragraphs',
  title: () => i18n.t('businessPool.paragraphs'),
  args: ({ id }) => ({ id }),
  empty: () => i18n.t('businessPool.noParagraphs'),
  Show: ({ data }) => (
    <RecordLines>
      {data.slice(0, SHOWN).map(({ id, kind, text, checked }) => (
        <RecordLine
          key={`${kind}/${id}`}
          title={text}
          aside={checked ? null : i18n.t('businessPool.unchecked')}
        />
      ))}
    </RecordLines>
  ),
})

export const reviews = readSection({
  operation: 'business_pools.smart_paragraphs',
  title: () => i18n.t('businessPool.reviews'),
  args: ({ id }) => ({ id, 'page[size]': SHOWN }),
  empty: () => i18n.t('businessPool.noReviews'),
  Show: ({ data }) => (
    <RecordLines>
      {data.items.map(({ id, text }) => (
        <RecordLine key={id} title={text} aside={<DropReview id={id} text={text} />} />
      ))}
    </RecordLines>
  ),
})

/** Current reviews of buyers at goudong; nothing is stored. */
export const liveReviews = readSection<'business_pools.goudong_goods_rate', Pool>({
  operation: 'business_pools.goudong_goods_rate',
  title: () => i18n.t('businessPool.liveReviews'),
  onPress: () => i18n.t('businessPool.askReviews'),
  args: ({ item_id }) => ({ item_id }),
  empty: () => i18n.t('businessPool.noLiveReviews'),
  Show: ({ data: { positive_percent: share, reviews: found } }) => (
    <>
      <p className="text-sm text-fg2 tabular-nums">
        {i18n.t('businessPool.liveShare', { share, count: found.length })}
      </p>
      {found.length === 0 ? null : (
        <RecordLines>
          {found.slice(0, SHOWN).map(({ review_id: id, text, score }) => (
            <RecordLine key={id} title={text} aside={`★ ${score}`} />
          ))}
        </RecordLines>
      )}
    </>
  ),
})

export const contents = readSection({
  operation: 'business_pools.creative_content_statistics',
  title: () => i18n.t('businessPool.byStatus'),
  args: ({ id }) => ({ business_pool_id: id }),
  empty: () => i18n.t('businessPool.noContents'),
  Show: ({ data: { totals } }) => {
    const counts = entriesIn(totals.by_status)
    if (counts.length === 0)
      return <p className="text-sm text-fg3">{i18n.t('businessPool.noContents')}</p>
    return (
      <RecordLines>
        {counts.map(([status, count]) => (
          <RecordLine
            key={status}
            title={choiceLabel(pieces.status, status)}
            aside={formatCount(count)}
          />
        ))}
      </RecordLines>
    )
  },
})
