import { useController } from 'react-hook-form'
import { ChoiceBoxes } from './choice-boxes.tsx'
import { labelOf } from './find-faults.ts'
import type { ControlProps } from './form-definition.ts'
import { useInputFault, type ContractInputProps } from './input-field.tsx'
import { optionsOf } from './options-of.ts'

/** Checkboxes for several values of a short list. */
export function BoxesInput(props: ContractInputProps) {
  const control = useControl(props)
  return <ChoiceBoxes {...control} options={optionsOf(props.of.form, props.name, props.fact)} />
}

/** Custom control of the form. */
export function OwnInput(props: ContractInputProps) {
  const control = useControl(props)
  const Own = props.of.form.controls?.[props.name]
  return Own ? <Own {...control} /> : null
}

/** Props of a controlled control. */
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
