import { useEffect, useState } from 'react'
import { useServices } from './services-context.ts'

/** Whether this part may start; parts take turns after the first screen. */
export function useTurn(): boolean {
  const { turn } = useServices()
  const [isMine, setMine] = useState(false)
  useEffect(() => {
    void turn().then(() => setMine(true))
  }, [turn])
  return isMine
}
