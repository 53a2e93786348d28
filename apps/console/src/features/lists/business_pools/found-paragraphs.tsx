import { Button, Field, Input } from '@omc/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { Failure } from '../../../kit/failure.tsx'
import { entryKeys } from '../../../kit/form/entry-keys.ts'
import { runAct } from '../../../kit/list/acts/run-act.ts'
import { mayRun } from '../../../kit/may-run.ts'

/** Search for paragraphs in contents and reviews, each of which can be kept for the product. */
export function FoundParagraphs({ record: { id } }: { readonly record: { readonly id: string } }) {
  const { sdk } = useServices()
  const mayKeep = mayRun(usePerson(), 'creative_paragraphs.create')
  const [seed, setSeed] = useState('')
  const search = useMutation({
    mutationFn: () =>
      sdk.business_pools.search_creative_paragraphs({ id, ...(seed ? { seed } : {}) }),
    meta: { isShownInPlace: true },
  })
  if (!mayKeep) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold text-fg">{i18n.t('businessPool.find')}</h2>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          search.mutate()
        }}
      >
        <div className="min-w-0 flex-1">
          <Field label={i18n.t('businessPool.findHint')}>
            <Input value={seed} onChange={({ target }) => setSeed(target.value.slice(0, 100))} />
          </Field>
        </div>
        <Button type="submit" isLoading={search.isPending}>
          {i18n.t('businessPool.findAct')}
        </Button>
      </form>
      {search.error ? <Failure error={search.error} onRetry={() => search.mutate()} /> : null}
      {search.data ? <Found poolId={id} seed={seed} found={search.data} /> : null}
    </section>
  )
}

type FoundProps = {
  readonly poolId: string
  readonly seed: string
  readonly found: readonly { readonly text: string; readonly known: boolean }[]
}

function Found({ poolId, seed, found }: FoundProps) {
  if (found.length === 0) return <p className="text-sm text-fg3">{i18n.t('businessPool.found')}</p>
  // Several people may have written the same.
  const keys = entryKeys(found.map(({ text }) => text))
  return (
    <RecordLines>
      {found.map(({ text, known }, at) => (
        <RecordLine
          key={keys[at]}
          title={text}
          aside={
            known ? (
              i18n.t('businessPool.known')
            ) : (
              <KeepParagraph poolId={poolId} seed={seed} text={text} />
            )
          }
        />
      ))}
    </RecordLines>
  )
}

type KeepProps = { readonly poolId: string; readonly seed: string; readonly text: string }

function KeepParagraph({ poolId, seed, text }: KeepProps) {
  const services = useServices()
  const [isKept, setKept] = useState(false)
  const keep = async () => {
    const args = { text, business_pool_id: poolId, ...(seed ? { seed } : {}) }
    const run = { args: () => args, done: () => i18n.t('businessPool.kept') }
    if (await runAct(services, 'creative_paragraphs.create', run, null)) setKept(true)
  }
  return isKept ? (
    i18n.t('businessPool.known')
  ) : (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${i18n.t('businessPool.keep')} ${text.slice(0, 20)}`}
      onClick={() => void keep()}
    >
      {i18n.t('businessPool.keep')}
    </Button>
  )
}
