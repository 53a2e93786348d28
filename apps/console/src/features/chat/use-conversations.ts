import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { runWrite } from '../../kernel/data/run-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { conversationsQuery, type Conversation } from './conversations.ts'

/** Address parameter with the id of the open conversation. */
export const CONVERSATION = 'c'

/** The conversations of the person, the open one, and what can be done with them. */
export type Conversations = ReturnType<typeof useConversations>

export function useConversations() {
  const services = useServices()
  const { sdk, toasts } = services
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const found = useInfiniteQuery(conversationsQuery(sdk, search))
  const latest = useInfiniteQuery(conversationsQuery(sdk, ''))
  const [isCreating, setCreating] = useState(false)
  const first = latest.data?.pages[0]?.items[0]
  const open = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete(CONVERSATION)
    else next.set(CONVERSATION, id)
    setParams(next, { replace: true })
  }
  const openId = params.get(CONVERSATION) ?? first?.id
  return {
    found,
    rows: found.data?.pages.flatMap(({ items }) => items),
    /** Undefined while it is unknown, or when there is no conversation yet. */
    openId,
    isKnown: latest.data !== undefined || params.has(CONVERSATION),
    search,
    setSearch,
    open,
    isCreating,
    /** Opens a conversation in which nothing was said; the last one, if nothing was said there. */
    async create(): Promise<string | null> {
      if (first?.messages_count === 0 && !first.answering) {
        open(first.id)
        return first.id
      }
      setCreating(true)
      const made = await runWrite(services, 'conversations.create', {})
      setCreating(false)
      if (made === null) return null
      setSearch('')
      open(made.answer.id)
      return made.answer.id
    },
    rename: async (id: string, title: string) =>
      (await runWrite(services, 'conversations.update', { id, title })) !== null,
    async remove({ id }: Pick<Conversation, 'id'>) {
      if ((await runWrite(services, 'conversations.delete', { id })) === null) return
      if (openId === id) open(null)
      const restore = async () => {
        const back = await runWrite(services, 'conversations.restore', { id })
        if (back) open(id)
      }
      toasts.show({
        tone: 'success',
        title: i18n.t('chat.deleted'),
        action: { label: i18n.t('rows.undo'), onSelect: () => void restore() },
      })
    },
  }
}
