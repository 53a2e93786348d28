import { callOperation, isApiError, type Result } from '@omc/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { refreshTouched } from '../../../kernel/data/use-write.ts'
import { useServices } from '../../../kernel/services/services-context.ts'

const OPERATION = 'creator_contents.get_publish_params'

export type Params = Result<typeof OPERATION>

/** How a content is to be published. */
export type Wish = {
  /** Uid of the account; '' for the account of the content. */
  readonly uid: string
  readonly draft: boolean
  readonly activity: boolean
}

/** A wish as it was sent; each press is a question of its own, because products are drawn at random. */
type Asked = { readonly wish: Wish; readonly press: number }

const FIRST: Asked = { wish: { uid: '', draft: false, activity: false }, press: 0 }

/**
 * What would go to the channel; asked for by the press that opens the panel, and by each change. The
 * server keeps the answer on the content, so nothing but a press sends the question: no focus, no
 * hidden view that is shown again, and no write that refreshes contents.
 */
export function usePublishParams(id: string) {
  const { sdk } = useServices()
  const queryClient = useQueryClient()
  const opening = useId()
  const [{ wish, press }, setAsked] = useState(FIRST)
  const { data, error, isFetching } = useQuery({
    queryKey: ['publish params', opening, id, press],
    async queryFn() {
      const { uid, ...how } = wish
      const args = { id, ...how, ...(uid === '' ? {} : { uid }) }
      const params = await callOperation(sdk, OPERATION, args)
      void refreshTouched(queryClient, OPERATION)
      return params
    },
    placeholderData: (last: Params | undefined) => last,
    staleTime: 'static',
    gcTime: Infinity,
    retryOnMount: false,
    refetchOnReconnect: false,
    meta: { isShownInPlace: true },
  })
  const ask = (next: Wish) => setAsked({ wish: next, press: press + 1 })
  return { wish, ask, params: data, error, isPending: isFetching }
}

/** Whether a content has no account, which a person can choose. */
export const lacksAccount = (error: Error): boolean =>
  isApiError(error) && error.code.startsWith('no_account')
