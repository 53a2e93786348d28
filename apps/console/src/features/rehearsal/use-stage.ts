import { CHANNELS } from '@omc/core'
import { playOnStage, type RehearsedItem, type StandInAnswer } from '@omc/publisher/rehearsal'
import { isApiError, type Sdk } from '@omc/sdk'
import { useEffect, useState } from 'react'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useSdk } from '../../kernel/services/services-context.ts'

export type StageName = 'dry' | 'stand-in'

export type PlayState =
  | { readonly tag: 'idle' }
  | { readonly tag: 'playing' }
  | { readonly tag: 'stopped' }
  | { readonly tag: 'answered' }
  | { readonly tag: 'failed'; readonly error: Error }

/** Plays a rehearsed batch on its stage; what the stand-in answers takes the place of the rules alone. */
export function useStage(rehearsed: readonly RehearsedItem[]) {
  const sdk = useSdk()
  const [name, setName] = useState<StageName>('dry')
  const [state, setState] = useState<PlayState>({ tag: 'idle' })
  const [answers, setAnswers] = useState<ReadonlyMap<string, RehearsedItem>>(new Map())
  const [running, setRunning] = useState<AbortController | null>(null)
  const [of, setOf] = useState(rehearsed)
  useEffect(() => () => running?.abort(), [running])
  if (of !== rehearsed) {
    setOf(rehearsed)
    reset('dry')
  }

  async function play(): Promise<void> {
    const control = new AbortController()
    setRunning(control)
    setAnswers(new Map())
    setState({ tag: 'playing' })
    const { signal } = control
    try {
      await playOnStage(rehearsed, {
        stage: {
          tag: 'stand-in',
          send: (payload) => ask(sdk, payload, signal),
        },
        onAnswered: (one) => setAnswers((known) => new Map(known).set(one.item.id, one)),
        signal,
      })
      if (!signal.aborted) setState({ tag: 'answered' })
    } catch (error) {
      // A stop ends the call that is open.
      if (!signal.aborted) setState({ tag: 'failed', error: asError(error) })
    }
  }

  function stop(): void {
    running?.abort()
    setState({ tag: 'stopped' })
  }

  function reset(next: StageName): void {
    setRunning(null)
    setName(next)
    setState({ tag: 'idle' })
    setAnswers(new Map())
  }

  function choose(next: StageName): void {
    reset(next)
    if (next === 'stand-in') void play()
  }

  const results = rehearsed.map((one) => answers.get(one.item.id) ?? one)
  return { name, choose, state, stop, play: () => void play(), results, doneCount: answers.size }
}

type Payload = RehearsedItem['payload']

/** One payload to the stand-in. What the server does not take says no for this item alone. */
async function ask(
  sdk: Pick<Sdk, 'publish_contents'>,
  payload: Payload,
  signal: AbortSignal,
): Promise<StandInAnswer> {
  const channel = CHANNELS.find((one) => one === payload.channel)
  if (!channel) return { outcome: 'silent', message: '' }
  const { images, paragraphs, items } = payload
  const args = {
    ...payload,
    channel,
    images: [...images],
    paragraphs: [...paragraphs],
    items: [...items],
  }
  try {
    const { outcome, message } = await sdk.publish_contents.rehearse(args, { signal })
    // An outcome that this version does not know proves nothing.
    return { outcome: OUTCOMES.find((one) => one === outcome) ?? 'silent', message }
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error
    return { outcome: 'refused', message: errorText(error, currentLanguage()) }
  }
}

const OUTCOMES = ['published', 'refused', 'bot_check', 'silent'] as const

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
