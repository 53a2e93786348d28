import { useSearchParams } from 'react-router-dom'

const ID = /^[1-9][0-9]{0,17}$/

/**
 * The row that is open beside its list, in the address as `peek`. Opening the first one makes an
 * entry of its own, so that the back button closes it; walking on to others does not.
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
