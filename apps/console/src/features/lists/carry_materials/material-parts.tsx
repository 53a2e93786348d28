import type { Result } from '@omc/sdk'
import * as items from '@omc/sdk/fields/carry_items'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { RecordOf } from '../../../kit/detail/detail-definition.ts'
import { PictureGrid } from '../../../kit/detail/picture-grid.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { ActButton } from '../../../kit/list/acts/act-button.tsx'
import { FieldCell } from '../../../kit/list/field-cell.tsx'
import { addItems, editItem, order, saveRates, writeItems } from './material-part.acts.ts'

type Material = RecordOf<'carry_materials'> & { readonly id: string }
type Texts = Result<'carry_materials.get_material_paragraphs'>['paragraphs']

const ofMaterial = ({ id }: Material) => ({ carry_material_id: id })
/** Texts of each kind in a drawer. */
const SHOWN = 20

const Lines = ({ texts }: { readonly texts: Texts }) => (
  <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
    {texts.slice(0, SHOWN).map(({ id, text, images, score }) => (
      <li key={id} className="flex flex-col gap-1 px-3 py-2 text-sm break-words text-fg">
        <span className="whitespace-pre-wrap">{text}</span>
        {images.length > 0 ? <PictureGrid sources={images.slice(0, 4)} /> : null}
        {score === null ? null : <span className="text-xs text-fg3">{`★ ${score}`}</span>}
      </li>
    ))}
  </ul>
)

const Nothing = ({ words }: { readonly words: string }) => (
  <p className="text-sm text-fg3">{words}</p>
)

export const pictures = readSection<'carry_materials.get_material_creative', Material>({
  operation: 'carry_materials.get_material_creative',
  title: () => i18n.t('carryMaterialPart.pictures'),
  args: ofMaterial,
  empty: () => i18n.t('carryMaterialPart.noPictures'),
  Show: ({ data: { images }, record }) => (
    <>
      {images.length === 0 ? (
        <Nothing words={i18n.t('carryMaterialPart.noPictures')} />
      ) : (
        <PictureGrid sources={images.slice(0, SHOWN).map((one) => one.make_image || one.image)} />
      )}
      <ActButton act={order} row={record} />
    </>
  ),
})

export const desc = readSection<'carry_materials.get_material_desc', Material>({
  operation: 'carry_materials.get_material_desc',
  title: () => i18n.t('carryMaterialPart.desc'),
  args: ofMaterial,
  empty: () => i18n.t('carryMaterialPart.noDesc'),
  Show: ({ data: { texts } }) =>
    texts.length === 0 ? (
      <Nothing words={i18n.t('carryMaterialPart.noDesc')} />
    ) : (
      <Lines texts={texts} />
    ),
})

export const paragraphs = readSection<'carry_materials.get_material_paragraphs', Material>({
  operation: 'carry_materials.get_material_paragraphs',
  title: () => i18n.t('carryMaterialPart.paragraphs'),
  args: ofMaterial,
  empty: () => i18n.t('carryMaterialPart.noParagraphs'),
  Show: ({ data: { paragraphs: texts } }) =>
    texts.length === 0 ? (
      <Nothing words={i18n.t('carryMaterialPart.noParagraphs')} />
    ) : (
      <Lines texts={texts} />
    ),
})

export const rates = readSection<'carry_materials.get_material_rate', Material>({
  operation: 'carry_materials.get_material_rate',
  title: () => i18n.t('carryMaterialPart.rates'),
  args: ofMaterial,
  empty: () => i18n.t('carryMaterialPart.noRates'),
  Show: ({ data: { count, average_score: score, rates: texts }, record }) => (
    <>
      {count === 0 ? (
        <Nothing words={i18n.t('carryMaterialPart.noRates')} />
      ) : (
        <>
          <p className="text-sm text-fg2">
            {i18n.t('carryMaterialPart.average', { count, score: score ?? '—' })}
          </p>
          <Lines texts={texts} />
        </>
      )}
      <ActButton act={saveRates} row={record} />
    </>
  ),
})

export const recommend = readSection<'carry_materials.get_material_recommend', Material>({
  operation: 'carry_materials.get_material_recommend',
  title: () => i18n.t('carryMaterialPart.recommend'),
  args: ofMaterial,
  empty: () => i18n.t('carryMaterialPart.noRecommend'),
  Show: ({ data: { titles, materials } }) =>
    titles.length + materials.length === 0 ? (
      <Nothing words={i18n.t('carryMaterialPart.noRecommend')} />
    ) : (
      <RecordLines>
        {titles.map((title, at) => (
          <RecordLine key={at} title={title} aside={i18n.t('carryMaterialPart.titles')} />
        ))}
        {materials.map(({ id, title }) => (
          <RecordLine key={id} title={title} aside={i18n.t('carryMaterialPart.alike')} />
        ))}
      </RecordLines>
    ),
})

export const products = readSection<'carry_items.list', Material>({
  operation: 'carry_items.list',
  title: () => i18n.t('carryMaterialPart.items'),
  args: ({ id }) => ({ 'filter[carry_material_id]': [id], 'page[size]': 50 }),
  empty: () => i18n.t('carryMaterialPart.noItems'),
  Show: ({ data }) => (
    <RecordLines>
      {data.items.map((item) => (
        <RecordLine
          key={item.id}
          title={item.title}
          aside={<ActButton act={editItem} row={item} name={item.title} />}
          below={
            <span className="flex gap-3 text-xs text-fg3">
              <FieldCell fact={items.price} value={item.price} />
              {item.available
                ? null
                : item.unavailable_reason || i18n.t('carryMaterial.unavailable')}
            </span>
          }
        />
      ))}
    </RecordLines>
  ),
})

/** Below the products, also where there are none. */
export const ProductActs = ({ record }: { readonly record: Material }) => (
  <div className="flex flex-wrap gap-2">
    <ActButton act={addItems} row={record} />
    <ActButton act={writeItems} row={record} />
  </div>
)
