import { useController } from 'react-hook-form'
import { ChoiceBoxes } from './choice-boxes.tsx'
import { labelOf } from './find-faults.ts'
import type { ControlProps } from './form-definition.ts'
import { useInputFault, type ContractInputProps } from './input-field.tsx'
import { optionsOf } from './options-of.ts'

/** Some of a few. */
export function BoxesInput(props: ContractInputProps) {
  const control = useControl(props)
  return <ChoiceBoxes {...control} options={optionsOf(props.of.form, props.name, props.fact)} />
}

/** A control of the form's own. */
export function OwnInput(props: ContractInputProps) {
  const control = useControl(props)
  const Own = props.of.form.controls?.[props.name]
  return Own ? <Own {...control} /> : null
}

/** What a control is told that keeps no value itself. */
function useControl({ of, name, fact }: ContractInputProps): ControlProps {
  const { field } = useController({ control: of.engine.control, name })
  return {
    name,
    fact,
    label: labelOf(of.form, name),
    hint: of.form.hints?.[name]?.(),
    error: useInputFault(of, name),
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    focusRef: field.ref,
  }
}
