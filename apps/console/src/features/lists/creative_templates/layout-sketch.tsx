import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { Layout, TextBox } from './layout.ts'

type SketchProps = {
  readonly layout: Layout
  readonly width: number
  readonly height: number
}

type Box = Pick<TextBox, 'x' | 'y' | 'width' | 'height'>

/** The boxes of a template as they stand, drawn at once while they are edited. */
export function LayoutSketch({ layout, width, height }: SketchProps) {
  const { background, picture, title, price } = layout
  const place = (box: Box) => ({
    left: `${(box.x / width) * 100}%`,
    top: `${(box.y / height) * 100}%`,
    width: `${(box.width / width) * 100}%`,
    height: `${(box.height / height) * 100}%`,
  })
  const texts = [
    { box: title, label: i18n.t('creativeTemplate.titleBox') },
    { box: price, label: i18n.t('creativeTemplate.priceBox') },
  ]
  return (
    <div
      aria-hidden
      className="relative mx-auto w-full max-w-80 overflow-hidden rounded-card border border-line"
      style={{ aspectRatio: `${width} / ${height}`, background }}
    >
      <div
        className="absolute bg-neutral-300"
        style={{ ...place(picture), borderRadius: `${(picture.radius / width) * 100}%` }}
      />
      {texts.map(({ box, label }) =>
        box === null ? null : (
          <div
            key={label}
            className="absolute truncate border border-dashed text-xs"
            style={{ ...place(box), color: box.color, textAlign: alignOf(box.align) }}
          >
            {label}
          </div>
        ),
      )}
    </div>
  )
}

/** Alignments of the contract; one that is newer than this page is drawn at the start. */
const alignOf = (align: string) => (align === 'center' || align === 'right' ? align : 'left')
