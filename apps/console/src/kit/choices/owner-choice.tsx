import { usePerson } from '../../kernel/services/use-person.ts'
import type { ControlProps, FormControl } from '../form/form-definition.ts'
import { mayRun } from '../may-run.ts'
import { recordChoice } from './record-choice.tsx'
import { recordWords } from './record-words.tsx'

const FromUsers = recordChoice('users.list')
const FromSelect = recordChoice('users.get_role_select')

function Choice(props: ControlProps) {
  const Control = mayRun(usePerson(), 'users.list') ? FromUsers : FromSelect
  return <Control {...props} />
}

/** The owner of something, searched for among the users, else among those a person may know. */
export const OwnerChoice: FormControl = Object.assign(Choice, {
  Words: recordWords('users.get_role_select'),
})
