import { useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { copyTasks, moveTasks, takeBack, type Given } from './give-tasks.ts'
import type { Task } from './task-queries.ts'

/** Gives tasks to people, tells how many went there, and takes moved ones back. */
export function useGiving() {
  const services = useServices()
  const [isSending, setSending] = useState(false)
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    setSending(true)
    return work().finally(() => setSending(false))
  }
  const undo = async (given: readonly Given[]) => {
    const count = await during(() => takeBack(services, given))
    if (count === 0) return
    services.toasts.show({
      tone: count === given.length ? 'success' : 'warning',
      title: i18n.t('assign.tasks.back', { count }),
    })
  }
  return {
    isSending,
    async move(tasks: readonly Task[], person: { readonly id: string; readonly name: string }) {
      const given = await during(() => moveTasks(services, tasks, person.id))
      if (given.length === 0) return
      services.toasts.show({
        tone: given.length === tasks.length ? 'success' : 'warning',
        title: i18n.t('assign.tasks.moved', { count: given.length, name: person.name }),
        action: { label: i18n.t('rows.undo'), onSelect: () => void undo(given) },
      })
    },
    async copy(tasks: readonly Task[], person: { readonly id: string; readonly name: string }) {
      const count = await during(() => copyTasks(services, tasks, person.id))
      if (count === 0) return
      services.toasts.show({
        tone: count === tasks.length ? 'success' : 'warning',
        title: i18n.t('assign.tasks.copied', { count, name: person.name }),
      })
    },
  }
}
