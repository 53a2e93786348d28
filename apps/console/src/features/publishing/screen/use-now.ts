import { useEffect, useState } from 'react'

/**
 * What a clock says, asked again every `everyMs`.
 *
 * @param read  default: the machine's clock, epoch ms
 */
export function useNow(everyMs: number, read: () => number = Date.now): number {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, read])
  return now
}
