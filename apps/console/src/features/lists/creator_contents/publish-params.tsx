import * as fields from '@omc/sdk/fields/creator_contents'
import { formatCny } from '@omc/shell'
import type { ReactNode } from 'react'
import { isRecord } from '../../../kernel/data/is-record.ts'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { PictureGrid } from '../../../kit/detail/picture-grid.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { platformName } from '../../../kit/list/platform-name.ts'
import type { Params } from './use-publish-params.ts'

/** What would go to the channel, part by part. */
export function ShownParams({ params }: { readonly params: Params }) {
  const {
    account_name: name,
    platform,
    uid,
    title,
    desc,
    topic,
    paragraphs,
    images,
    items,
  } = params
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p className="font-semibold break-words text-fg">
        {`${name} · ${platformName(platform)} · ${uid}`}
      </p>
      <PictureGrid sources={[...new Set(images)]} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        <Part label={fieldLabel(fields.title)}>{title}</Part>
        <Part label={fieldLabel(fields.desc)}>{desc}</Part>
        <Part label={fieldLabel(fields.topic)}>{topic === '' ? '' : `#${topic}`}</Part>
        <Part label={fieldLabel(fields.paragraphs)}>{paragraphs.join('\n')}</Part>
      </dl>
      <Goods items={items} />
    </div>
  )
}

const Part = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-fg3">{label}</dt>
    <dd className="min-w-0 break-words whitespace-pre-line text-fg">{children || '—'}</dd>
  </>
)

function Goods({ items }: Pick<Params, 'items'>) {
  if (items.length === 0) return <p className="text-fg3">{i18n.t('publishParams.noGoods')}</p>
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-fg">
        {i18n.t('publishParams.goods', { count: items.length })}
      </h3>
      <RecordLines>
        {items.map((item) => {
          const { title, id, price } = productOf(item)
          return <RecordLine key={id || title} title={title || id} aside={price} />
        })}
      </RecordLines>
    </section>
  )
}

/** A product as contents carry it, in the form of their source. */
function productOf(item: unknown) {
  const read = (name: string): unknown => (isRecord(item) ? item[name] : undefined)
  const text = (name: string) => {
    const value = read(name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const price = read('price')
  return {
    id: text('item_id'),
    title: text('title'),
    price: typeof price === 'number' || typeof price === 'string' ? formatCny(price) : null,
  }
}
