import type { Args, Result } from '@omc/sdk'
import * as fields from '@omc/sdk/fields/carry_sources'
import { formatCount } from '@omc/shell'
import { Avatar, Button } from '@omc/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { Failure } from '../../../kit/failure.tsx'
import { addressForm } from '../../../kit/form/address-form.ts'
import { FormBody } from '../../../kit/form/form-body.tsx'
import { FormDrawer } from '../../../kit/form/form-drawer.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import { runAct } from '../../../kit/list/acts/run-act.ts'
import type { PagePanelProps } from '../../../kit/list/list-acts.ts'

const OPERATION = 'carry_sources.request_info'

type Asked = Args<typeof OPERATION>
type Author = Result<typeof OPERATION>

const form = addressForm(OPERATION, {
  title: () => i18n.t('carrySource.add'),
  intro: () => i18n.t('carrySource.addHint'),
  inputs: {
    platform: { ...fields.platform, required: true },
    url: { ...fields.home_page_url, maxLength: 2000 },
    author_id: { ...fields.author_id, maxLength: 200 },
  },
  controls: { platform: platformChoice() },
  hints: { author_id: () => i18n.t('carrySource.eitherHint') },
  submit: () => i18n.t('carrySource.look'),
  saved: ({ nickname }) => i18n.t('carrySource.added', { name: nickname }),
})

/** Looks an author up at the platform, and watches them once the person has seen who it is. */
export function AddSourcePanel({ onClose }: PagePanelProps) {
  const { sdk } = useServices()
  const look = useMutation({
    mutationFn: (asked: Asked) => sdk.carry_sources.request_info({ ...asked, store: false }),
    meta: { isShownInPlace: true },
  })
  const of = useRecordForm(form, {
    record: null,
    // as: the inputs of this form.
    onSubmit: (values) => look.mutate(values as Asked),
  })
  return (
    <FormDrawer of={of} title={form.title()} description={form.intro?.()} onClose={onClose}>
      <FormBody of={of} />
      <div aria-live="polite" className="mt-4 empty:hidden">
        {look.error && look.variables ? (
          <Failure error={look.error} onRetry={() => look.mutate(look.variables)} />
        ) : null}
        {look.data && look.variables ? (
          <Candidate author={look.data} asked={look.variables} onClose={onClose} />
        ) : null}
      </div>
    </FormDrawer>
  )
}

type CandidateProps = {
  readonly author: Author
  readonly asked: Asked
  readonly onClose: () => void
}

function Candidate({ author, asked, onClose }: CandidateProps) {
  const services = useServices()
  const [isWorking, setWorking] = useState(false)
  const watch = async () => {
    setWorking(true)
    const run = { args: () => ({ ...asked, store: true }), done: form.saved }
    const done = await runAct(services, OPERATION, run, author)
    setWorking(false)
    if (done) onClose()
  }
  return (
    <section className="flex items-center gap-3 rounded-card border border-line p-3">
      <Avatar name={author.nickname} src={author.avatar} size={40} />
      <div className="flex min-w-0 flex-1 flex-col text-sm">
        <span title={author.nickname} className="truncate font-semibold text-fg">
          {author.nickname}
        </span>
        <span className="text-xs text-fg3 tabular-nums">
          {`${fieldLabel(fields.fans_count)} ${formatCount(author.fans_count)} · ${fieldLabel(fields.contents_count)} ${formatCount(author.contents_count)}`}
        </span>
        <span className="line-clamp-2 text-xs text-fg2">{author.summary}</span>
      </div>
      {author.existing ? (
        <span className="text-xs text-fg3">{i18n.t('carrySource.existing')}</span>
      ) : (
        <Button isLoading={isWorking} onClick={() => void watch()}>
          {i18n.t('carrySource.watch')}
        </Button>
      )}
    </section>
  )
}
