import { useSearchParams } from 'react-router-dom'

const ID = /^[1-9][0-9]{0,17}$/

/**
 * Row that is open next to its list, in the address as `peek`. Opening the first adds a history
 * entry, so the back button closes it; moving on to other rows does not.
 */
export function usePeek() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('peek') ?? ''
  const id = ID.test(asked) ? asked : null
  const setPeek = (next: string | null) => {
    const changed = new URLSearchParams(params)
    if (next === null) changed.delete('peek')
    else changed.set('peek', next)
    setParams(changed, { replace: id !== null })
  }
  return { peek: id, setPeek }
}
