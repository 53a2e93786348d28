import { Button, Input } from '@omc/ui'
import { useState } from 'react'
import { runWrite } from '../../../kernel/data/run-write.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { tellBatch } from '../../../kit/list/acts/tell-batch.ts'
import { mayRun } from '../../../kit/may-run.ts'
import { Refusals, type RefusalsProps } from '../refusals.tsx'
import { MOST_CHOSEN } from './image-grid.tsx'

/** Limits and start value of the operation's argument. */
const PICTURES = { least: 1, most: 9, usual: '3' } as const

type GenerateBarProps = {
  readonly accountId: string
  readonly chosen: readonly string[]
  readonly onClear: () => void
}

const GENERATE = 'studio_accounts.generate_creative_contents'

/** Makes a content of each chosen picture. */
export function GenerateBar({ accountId, chosen, onClear }: GenerateBarProps) {
  const services = useServices()
  const [choice, setChoice] = useState<Choice>({ pictures: PICTURES.usual, topic: '' })
  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState<RefusalsProps['failed']>([])
  if (!mayRun(usePerson(), GENERATE)) return null
  // The message outlives the tab.
  const send = async () => {
    setSending(true)
    const sent = await runWrite(services, GENERATE, {
      id: accountId,
      material_ids: [...chosen],
      images_per_content: Number(choice.pictures),
      ...(choice.topic.trim() === '' ? {} : { topic: choice.topic.trim() }),
    })
    setSending(false)
    if (sent === null) return
    const { succeeded, failed: refused } = sent.answer
    setFailed(refused)
    onClear()
    if (succeeded.length === 0) return
    const made = succeeded.filter(({ existing }) => !existing).length
    const before = succeeded.length - made
    const told = i18n.t('accountPage.creativeDone', { count: made, before })
    tellBatch(services, GENERATE, sent.answer, told)
  }
  return (
    <form
      className="sticky bottom-0 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 text-sm text-fg"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p aria-live="polite" className="tabular-nums">
        {i18n.t('accountPage.creativeChosen', { count: chosen.length, most: MOST_CHOSEN })}
      </p>
      <Inputs choice={choice} onChoose={setChoice} />
      <span className="ms-auto flex gap-2">
        {chosen.length > 0 ? (
          <Button onClick={onClear}>{i18n.t('accountPage.creativeUnchoose')}</Button>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          disabled={chosen.length === 0}
          isLoading={isSending}
        >
          {i18n.t('accountPage.creativeMake', { count: chosen.length })}
        </Button>
      </span>
      <Refusals failed={failed} />
    </form>
  )
}

/** Input for the contents to make. */
type Choice = { readonly pictures: string; readonly topic: string }

type InputsProps = {
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

function Inputs({ choice, onChoose }: InputsProps) {
  return (
    <>
      <label className="flex items-center gap-2 whitespace-nowrap">
        {i18n.t('accountPage.creativePictures')}
        <Input
          type="number"
          min={PICTURES.least}
          max={PICTURES.most}
          required
          value={choice.pictures}
          onChange={({ target }) => onChoose({ ...choice, pictures: target.value })}
          className="w-16"
        />
      </label>
      <label className="flex items-center gap-2 whitespace-nowrap">
        {i18n.t('accountPage.topic')}
        <Input
          value={choice.topic}
          maxLength={200}
          onChange={({ target }) => onChoose({ ...choice, topic: target.value })}
          className="w-40 min-w-0"
        />
      </label>
    </>
  )
}
