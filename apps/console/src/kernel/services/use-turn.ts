import { useEffect, useState } from 'react'
import { useServices } from './services-context.ts'

/** Whether the turn of this part has come, after the first screen. */
export function useTurn(): boolean {
  const { turn } = useServices()
  const [isMine, setMine] = useState(false)
  useEffect(() => {
    void turn().then(() => setMine(true))
  }, [turn])
  return isMine
}
