import { Field, NumberInput } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { MOST_VARIANTS } from './sage-place.ts'

type CountFieldProps = {
  readonly count: number
  readonly onChange: (count: number) => void
}

/** How many texts to write. */
export const CountField = ({ count, onChange }: CountFieldProps) => (
  <Field label={i18n.t('sage.count')}>
    <NumberInput
      value={count}
      min={1}
      max={MOST_VARIANTS}
      decreaseLabel={i18n.t('sage.fewer')}
      increaseLabel={i18n.t('sage.moreTexts')}
      onValueChange={(next) => {
        if (next !== null) onChange(next)
      }}
    />
  </Field>
)
