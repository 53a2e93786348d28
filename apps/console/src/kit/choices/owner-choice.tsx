import { usePerson } from '../../kernel/services/use-person.ts'
import type { ControlProps } from '../form/form-definition.ts'
import { mayRun } from '../may-run.ts'
import { recordChoice } from './record-choice.tsx'

const FromUsers = recordChoice('users.list')
const FromSelect = recordChoice('users.get_role_select')

/** The owner of something, searched for among the users, else among those a person may know. */
export function OwnerChoice(props: ControlProps) {
  const Choice = mayRun(usePerson(), 'users.list') ? FromUsers : FromSelect
  return <Choice {...props} />
}
