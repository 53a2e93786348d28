import { useEffect, useState } from 'react'
import { useServices } from '../../kernel/services/services-context.ts'

/** Whether the first screen is on the page: what is less urgent is asked for afterwards. */
export function useFirstScreen(): boolean {
  const { firstScreen } = useServices()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let isHere = true
    void firstScreen.then(() => isHere && setThere(true))
    return () => {
      isHere = false
    }
  }, [firstScreen])
  return isThere
}
