import { useChat } from '../frame/chat-context.ts'
import type { TaskMessage } from '../frame/chat-events.ts'

/** Raises a message's task twice: as `task` and as `clickTalk`. */
export function useTask(message: TaskMessage): (payload?: unknown) => void {
  const { emit } = useChat()
  return (payload) => {
    const task = { type: message.kind, message, ...(payload === undefined ? {} : { payload }) }
    emit('clickTalk', { type: 'taskItem', data: task })
    emit('task', task)
  }
}
