import { channelRow } from '@omc/core'
import { playOnStage, type RehearsedItem, type StandInAnswer } from '@omc/publisher/rehearsal'
import { isApiError, type Sdk } from '@omc/sdk'
import { useEffect, useMemo, useState } from 'react'
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

type Answers = ReadonlyMap<string, RehearsedItem>

const NONE: Answers = new Map()
const IDLE: { readonly state: PlayState; readonly answers: Answers } = {
  state: { tag: 'idle' },
  answers: NONE,
}

/** A play that runs, and what it heard so far. */
type Play = {
  readonly control: AbortController
  readonly heard: Map<string, RehearsedItem>
}

/**
 * Plays a rehearsed batch on its stage. When it ends, what the stand-in answered takes the place of
 * the rules alone; until then only the count moves, so that the list is not drawn for each answer.
 */
export function useStage(rehearsed: readonly RehearsedItem[]) {
  const sdk = useSdk()
  const [name, setName] = useState<StageName>('dry')
  const [{ state, answers }, setShown] = useState(IDLE)
  const [doneCount, setDoneCount] = useState(0)
  const [running, setRunning] = useState<Play | null>(null)
  const [of, setOf] = useState(rehearsed)
  useEffect(() => () => running?.control.abort(), [running])
  const results = useMemo(
    () => rehearsed.map((one) => answers.get(one.item.id) ?? one),
    [rehearsed, answers],
  )
  if (of !== rehearsed) {
    setOf(rehearsed)
    choose('dry')
  }

  async function play(): Promise<void> {
    const next: Play = { control: new AbortController(), heard: new Map() }
    const { signal } = next.control
    const end = (how: PlayState) => setShown({ state: how, answers: next.heard })
    setRunning(next)
    setDoneCount(0)
    setShown({ state: { tag: 'playing' }, answers: NONE })
    try {
      await playOnStage(rehearsed, {
        send: (payload) => ask(sdk, payload, signal),
        onAnswered(one) {
          next.heard.set(one.item.id, one)
          setDoneCount(next.heard.size)
        },
        signal,
      })
      if (!signal.aborted) end({ tag: 'answered' })
    } catch (error) {
      // A stop ends the call that is open.
      if (!signal.aborted) end({ tag: 'failed', error: asError(error) })
    }
  }

  function stop(): void {
    if (!running) return
    running.control.abort()
    setShown({ state: { tag: 'stopped' }, answers: running.heard })
  }

  function choose(next: StageName): void {
    setRunning(null)
    setName(next)
    setShown(IDLE)
    if (next === 'stand-in') void play()
  }

  return { name, choose, state, stop, play: () => void play(), results, doneCount }
}

type Payload = RehearsedItem['payload']

/** One payload to the stand-in. What the server does not take says no for this item alone. */
async function ask(
  sdk: Pick<Sdk, 'publish_contents'>,
  payload: Payload,
  signal: AbortSignal,
): Promise<StandInAnswer> {
  const channel = channelRow(payload.channel)?.name
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
