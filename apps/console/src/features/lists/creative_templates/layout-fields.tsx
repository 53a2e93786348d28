import { Field, Input, Select } from '@omc/ui'

type Values = Readonly<Record<string, unknown>>

/** One value of a box, with its limits. */
export type LayoutField = {
  readonly name: string
  readonly label: string
} & (
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step?: number }
  | { readonly kind: 'colour' }
  | {
      readonly kind: 'choice'
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
)

type LayoutFieldsProps<Box extends Values> = {
  readonly fields: readonly LayoutField[]
  readonly box: Box
  readonly onChange: (box: Box) => void
  readonly onBlur: () => void
}

/** Inputs for the values of one box. */
export function LayoutFields<Box extends Values>(props: LayoutFieldsProps<Box>) {
  const { fields, box, onChange, onBlur } = props
  return (
    <div className="grid grid-cols-4 gap-2 touch:grid-cols-2">
      {fields.map((field) => (
        <Field key={field.name} label={field.label}>
          <ValueInput
            field={field}
            value={box[field.name]}
            onChange={(value) => onChange({ ...box, [field.name]: value })}
            onBlur={onBlur}
          />
        </Field>
      ))}
    </div>
  )
}

type ValueInputProps = {
  readonly field: LayoutField
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
}

function ValueInput({ field, value, onChange, onBlur }: ValueInputProps) {
  if (field.kind === 'choice')
    return (
      <Select
        options={field.options}
        value={String(value)}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    )
  if (field.kind === 'colour')
    return (
      <Input
        type="color"
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    )
  return (
    <Input
      type="number"
      min={field.min}
      max={field.max}
      step={field.step ?? 1}
      value={typeof value === 'number' && Number.isFinite(value) ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? NaN : Number(target.value))}
      onBlur={onBlur}
    />
  )
}
