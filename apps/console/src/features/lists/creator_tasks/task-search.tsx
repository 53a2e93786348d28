import { Button, Field, Input, Select } from '@omc/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { Failure } from '../../../kit/failure.tsx'
import { mayRun } from '../../../kit/may-run.ts'
import type { TaskRow } from './creator-task.acts.ts'
import { FoundContents, FoundGoods } from './found-candidates.tsx'

type Kind = 'goods' | 'contents'
type TaskProps = { readonly record: Pick<TaskRow, 'id' | 'closed_at'> }

/** Search of the task's platform for goods and contents, each of which can be taken into the task. */
export function TaskSearch({ record: { id, closed_at: closedAt } }: TaskProps) {
  const { sdk } = useServices()
  const person = usePerson()
  const [kind, setKind] = useState<Kind>('goods')
  const [words, setWords] = useState('')
  const search = useMutation({
    mutationFn: () =>
      sdk.creator_tasks.search({ id, kind, ...(words.trim() ? { q: words.trim() } : {}) }),
    meta: { isShownInPlace: true },
  })
  if (closedAt !== null || !mayRun(person, 'creator_tasks.search')) return null
  const found = search.data
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold text-fg">{i18n.t('creatorTask.find')}</h2>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          search.mutate()
        }}
      >
        <Field label={i18n.t('creatorTask.findWhat')}>
          <Select
            value={kind}
            options={[
              { value: 'goods', label: i18n.t('creatorTask.findGoods') },
              { value: 'contents', label: i18n.t('creatorTask.findContents') },
            ]}
            onValueChange={(value) => setKind(value === 'contents' ? 'contents' : 'goods')}
          />
        </Field>
        <div className="min-w-40 flex-1">
          <Field label={i18n.t('creatorTask.findHint')}>
            <Input value={words} onChange={({ target }) => setWords(target.value.slice(0, 100))} />
          </Field>
        </div>
        <Button type="submit" isLoading={search.isPending}>
          {i18n.t('creatorTask.findAct')}
        </Button>
      </form>
      {search.error ? <Failure error={search.error} onRetry={() => search.mutate()} /> : null}
      {found?.kind === 'goods' ? <FoundGoods taskId={id} goods={found.goods} /> : null}
      {found?.kind === 'contents' ? (
        <FoundContents taskId={id} platform={found.platform} contents={found.contents} />
      ) : null}
    </section>
  )
}
