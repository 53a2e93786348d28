import { isApiError, type Result } from '@omc/sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWrite } from '../../../kernel/data/use-write.ts'
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

const FIRST: Wish = { uid: '', draft: false, activity: false }

/** What would go to the channel; asked for by the press that opens the panel, and by each change. */
export function usePublishParams(id: string) {
  const { sdk } = useServices()
  const [wish, setWish] = useState(FIRST)
  const { mutate, data, error, isPending } = useWrite(sdk, OPERATION, { isShownInPlace: true })
  const send = ({ uid, ...how }: Wish) => mutate({ id, ...how, ...(uid === '' ? {} : { uid }) })
  const ask = (next: Wish) => {
    setWish(next)
    send(next)
  }
  const sendFirst = useEffectEvent(() => send(FIRST))
  useEffect(() => sendFirst(), [])
  return { wish, ask, params: data, error, isPending }
}

/** Whether a content has no account, which a person can choose. */
export const lacksAccount = (error: Error): boolean =>
  isApiError(error) && error.code.startsWith('no_account')
