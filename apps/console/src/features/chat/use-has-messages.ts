import type { ChatModel } from '@omc/chat-widget'
import { useEffect, useState } from 'react'

/** Whether anything was said in a talk. */
export function useHasMessages(model: ChatModel): boolean {
  const [has, setHas] = useState(model.getState().messages.length > 0)
  useEffect(() => {
    const look = () => setHas(model.getState().messages.length > 0)
    look()
    return model.subscribe(look)
  }, [model])
  return has
}
