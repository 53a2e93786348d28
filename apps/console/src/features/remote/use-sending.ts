import type { Sdk } from '@omc/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { failureText, type Body, type SendFailure, type Sent } from './send-failure.ts'

type Act =
  | { readonly tag: 'send'; readonly body: Body }
  /** Withdraws the command and sends the same body again; form edits do not apply. */
  | { readonly tag: 'resend'; readonly sent: Sent }
  | { readonly tag: 'cancel'; readonly sent: Sent }

type Outcome =
  | { readonly tag: 'sent'; readonly sent: Sent }
  | { readonly tag: 'cancelled' }
  | Extract<SendFailure, { tag: 'not-resent' }>

/** Sends a command, sends it again and cancels it: one act at a time, with one outcome. */
export function useSending() {
  const { sdk, toasts } = useServices()
  const queryClient = useQueryClient()
  const [sent, setSent] = useState<Sent | null>(null)
  const shownRef = useShownRef()
  const act = useMutation<Outcome, Error, Act>({
    mutationFn: (one) => run(sdk, one),
    // Not callbacks of the call: those are dropped once the panel is closed or hidden.
    onSuccess: async (outcome) => {
      if (outcome.tag === 'sent') setSent(outcome.sent)
      await refreshTouched(queryClient, 'commands.issue')
    },
    onSettled: (outcome, error) => {
      const failure = failureOf(outcome, error)
      if (failure && !shownRef.current) toasts.show({ tone: 'danger', title: failureText(failure) })
    },
    meta: { isShownInPlace: true },
  })
  const failure = failureOf(act.data, act.error)
  return {
    sent,
    closeSent: (): void => setSent(null),
    isSending: act.isPending,
    failure,
    send: (body: Body): void => act.mutate({ tag: 'send', body }),
    resend: (one: Sent): void => act.mutate({ tag: 'resend', sent: one }),
    /** Unless a device has begun it meanwhile. */
    cancel: (one: Sent): void => act.mutate({ tag: 'cancel', sent: one }),
  }
}

async function run(sdk: Pick<Sdk, 'commands'>, act: Act): Promise<Outcome> {
  if (act.tag === 'send') return issue(sdk, act.body)
  const { sent } = act
  await sdk.commands.withdraw({ id: sent.id })
  if (act.tag === 'cancel') return { tag: 'cancelled' }
  return issue(sdk, sent.body).catch((error: Error) => ({ tag: 'not-resent', error, sent }))
}

async function issue(sdk: Pick<Sdk, 'commands'>, body: Body): Promise<Outcome> {
  const { id } = await sdk.commands.issue(body)
  return { tag: 'sent', sent: { id, body } }
}

const failureOf = (outcome: Outcome | undefined, error: Error | null): SendFailure | null =>
  error ? { tag: 'refused', error } : outcome?.tag === 'not-resent' ? outcome : null

/** Whether the component is shown: neither closed nor in a hidden tab. */
function useShownRef() {
  const ref = useRef(false)
  useEffect(() => {
    ref.current = true
    return () => {
      ref.current = false
    }
  }, [])
  return ref
}
