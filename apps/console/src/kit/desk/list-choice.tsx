import { Segmented } from '@omc/ui'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../may-run.ts'
import type { ListTab } from './desk-definition.ts'

/**
 * Lists that a person may see, and the open one of them.
 *
 * @param named id of a list in the address; the first opens for an address that names none
 */
export function useListChoice(tabs: readonly ListTab[], named: string | null) {
  const person = usePerson()
  const seen = tabs.filter(({ operation }) => mayRun(person, operation))
  return { seen, open: seen.find(({ id }) => id === named) ?? seen[0] }
}

type ListChoiceProps = {
  readonly label: string
  readonly lists: readonly ListTab[]
  readonly openId: string
  readonly onChoose: (id: string) => void
}

/** Switch between several lists of one place. */
export const ListChoice = ({ label, lists, openId, onChoose }: ListChoiceProps) => (
  <Segmented
    label={label}
    options={lists.map((list) => ({ value: list.id, label: list.label() }))}
    value={openId}
    onValueChange={onChoose}
  />
)
