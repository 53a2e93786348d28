import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { isOpen } from '../../kit/is-open.ts'

/** Tells whether the screen at an address exists and is open to the person. */
export function useIsOpen(): (address: string) => boolean {
  const person = usePerson()
  const { built } = useServices()
  return (address) => {
    const [path = ''] = address.split('?')
    return path !== '' && person !== null && isOpen(path, { person, built })
  }
}
