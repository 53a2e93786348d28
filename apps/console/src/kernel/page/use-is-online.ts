import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Whether the browser has a network; false also says that nothing can be sent. */
export function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(() => onlineManager.isOnline())
  useEffect(() => onlineManager.subscribe(setOnline), [])
  return isOnline
}
