import { formatCount } from '@omc/shell'
import { Button, Field, Input } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../../kit/failure.tsx'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { mayRun } from '../../kit/may-run.ts'
import { FindTopic } from '../topics/find-topic.tsx'
import { useVideo } from './video-context.ts'

/** Topics of one answer. */
const FOUND = 10

/** The topic of a video: written, or found at the channel of its account. */
export function TopicInput(props: ControlProps) {
  const { label, hint, error, name, value, fact, focusRef, onChange, onBlur } = props
  const may = mayRun(usePerson(), 'studio_accounts.get_topic')
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint} error={error}>
        <Input
          ref={focusRef}
          name={name}
          autoComplete="off"
          startSlot="#"
          maxLength={fact.maxLength}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      </Field>
      {may ? <FoundTopics onChoose={onChange} /> : null}
    </div>
  )
}

function FoundTopics({ onChoose }: { readonly onChoose: (name: string) => void }) {
  const { sdk } = useServices()
  const { studio_account_id: account } = useVideo()
  const [asked, setAsked] = useState<string | null>(null)
  const found = useQuery({
    ...read(sdk, 'studio_accounts.get_topic', {
      size: FOUND,
      ...(account === null ? {} : { studio_account_id: account }),
      ...(asked ? { q: asked } : {}),
    }),
    enabled: asked !== null,
  })
  return (
    <>
      <FindTopic
        label={i18n.t('videoEditor.findTopic')}
        act={i18n.t('videoEditor.askTopics')}
        isAsking={found.isFetching}
        onFind={setAsked}
      />
      {found.error ? <Failure error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data?.topics.length === 0 ? (
        <output className="text-sm text-fg3">{i18n.t('videoEditor.noTopic')}</output>
      ) : null}
      <ul aria-label={i18n.t('videoEditor.topics')} className="flex flex-wrap gap-2 empty:hidden">
        {found.data?.topics.map(({ topic_id: id, name, heat }) => (
          <li key={id} className="min-w-0">
            <Button size="sm" title={name} className="max-w-64" onClick={() => onChoose(name)}>
              <span className="truncate">
                {i18n.t('videoEditor.topicHeat', { name, heat: formatCount(heat) })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
