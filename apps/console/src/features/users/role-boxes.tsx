import { isRole } from '@omc/acl'
import { usePerson } from '../../kernel/services/use-person.ts'
import { ChoiceBoxes } from '../../kit/form/choice-boxes.tsx'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { choicesOf } from '../../kit/form/options-of.ts'
import { maySetRole } from './role-rank.ts'

/** Checkboxes of a person's roles; roles above the own rank can only be removed. */
export function RoleBoxes(props: ControlProps) {
  const me = usePerson()
  const has: readonly unknown[] = Array.isArray(props.value) ? props.value : []
  const isLocked = (role: string) => !(isRole(role) && maySetRole(me, role)) && !has.includes(role)
  const options = choicesOf(props.fact).map((option) => ({
    ...option,
    isDisabled: isLocked(option.value),
  }))
  return <ChoiceBoxes {...props} options={options} />
}
