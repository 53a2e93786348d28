import { Checkbox } from '@omc/ui'
import { useId } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { FaultLine } from '../../../kit/form/fault-line.tsx'
import type { ControlProps } from '../../../kit/form/form-definition.ts'
import { LayoutFields, type LayoutField } from './layout-fields.tsx'
import { FIRST_LAYOUT, isLayout, type TextBox } from './layout.ts'

const say = (name: FieldName) => i18n.t(`creativeTemplate.field.${name}`)
type FieldName =
  | 'x'
  | 'y'
  | 'width'
  | 'height'
  | 'radius'
  | 'fit'
  | 'size'
  | 'color'
  | 'weight'
  | 'lines'
  | 'align'
  | 'background'

const number = (name: FieldName, min: number, max: number, step = 1): LayoutField => ({
  kind: 'number',
  name,
  label: say(name),
  min,
  max,
  step,
})
const choice = (name: FieldName, values: readonly Word[]): LayoutField => ({
  kind: 'choice',
  name,
  label: say(name),
  options: values.map((value) => ({ value, label: i18n.t(`creativeTemplate.word.${value}`) })),
})
type Word = 'cover' | 'contain' | 'left' | 'center' | 'right'

const boxFields = () => [
  number('x', 0, 2000),
  number('y', 0, 2000),
  number('width', 1, 2000),
  number('height', 1, 2000),
]
const textFields = () => [
  ...boxFields(),
  number('size', 8, 400),
  number('weight', 100, 900, 100),
  number('lines', 1, 12),
  { kind: 'colour', name: 'color', label: say('color') } as const,
  choice('align', ['left', 'center', 'right']),
]

/** Boxes of a template: the picture, and title and price where they are wanted. */
export function LayoutInput({ label, error, value, onChange, onBlur }: ControlProps) {
  const id = useId()
  const layout = isLayout(value) ? value : FIRST_LAYOUT
  const text = (name: 'title' | 'price') => (
    <TextPart
      label={i18n.t(`creativeTemplate.${name}Box`)}
      box={layout[name]}
      first={FIRST_LAYOUT[name]}
      onChange={(box) => onChange({ ...layout, [name]: box })}
      onBlur={onBlur}
    />
  )
  return (
    <fieldset className="flex flex-col gap-4" aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-sm font-semibold text-fg">{label}</legend>
      <LayoutFields
        fields={[{ kind: 'colour', name: 'background', label: say('background') }]}
        box={layout}
        onChange={onChange}
        onBlur={onBlur}
      />
      <section className="flex flex-col gap-2">
        <h3 className="text-sm font-semibold text-fg2">{i18n.t('creativeTemplate.pictureBox')}</h3>
        <LayoutFields
          fields={[...boxFields(), number('radius', 0, 1000), choice('fit', ['cover', 'contain'])]}
          box={layout.picture}
          onChange={(picture) => onChange({ ...layout, picture })}
          onBlur={onBlur}
        />
      </section>
      {text('title')}
      {text('price')}
      <FaultLine id={id} error={error} />
    </fieldset>
  )
}

type TextPartProps = {
  readonly label: string
  readonly box: TextBox | null
  readonly first: TextBox | null
  readonly onChange: (box: TextBox | null) => void
  readonly onBlur: () => void
}

function TextPart({ label, box, first, onChange, onBlur }: TextPartProps) {
  return (
    <section className="flex flex-col gap-2">
      <Checkbox
        label={label}
        checked={box !== null}
        onCheckedChange={(isOn) => onChange(isOn ? first : null)}
      />
      {box ? (
        <LayoutFields fields={textFields()} box={box} onChange={onChange} onBlur={onBlur} />
      ) : null}
    </section>
  )
}
