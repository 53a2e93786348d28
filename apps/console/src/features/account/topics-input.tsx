import { formatCount } from '@omc/shell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { idsIn } from '../../kit/choices/ids-in.ts'
import { Failure } from '../../kit/failure.tsx'
import { ChoiceBoxes } from '../../kit/form/choice-boxes.tsx'
import type { ControlProps, FormControl } from '../../kit/form/form-definition.ts'
import { FindTopic } from '../topics/find-topic.tsx'
import { useAccount } from './account-context.ts'
import { useTopicNames } from './use-topic-names.ts'

/** Topics of one answer. */
const FOUND = 20

/** Topics of the account, found at its channel by name; chosen ones stay in sight. */
export const TopicsInput: FormControl = Object.assign(TopicBoxes, {
  Words({ value, record }: { readonly value: unknown; readonly record: object | null }) {
    const nameOf = useTopicNames(record)
    const ids = idsIn(value)
    return ids.length === 0 ? '—' : ids.map(nameOf).join(', ')
  },
})

function TopicBoxes(props: ControlProps) {
  const { sdk } = useServices()
  const { id } = useAccount()
  const [asked, setAsked] = useState<string | null>(null)
  const nameOf = useTopicNames(null)
  const found = useQuery({
    ...read(sdk, 'studio_accounts.get_topic', {
      studio_account_id: id,
      size: FOUND,
      ...(asked ? { q: asked } : {}),
    }),
    enabled: asked !== null,
    // The names of chosen topics are read from these answers while the page is open.
    gcTime: Infinity,
  })
  const chosen = idsIn(props.value)
  // Topics chosen since the page opened stay visible, so that they can be chosen again.
  const [kept, setKept] = useState(chosen)
  const shown = [...new Set([...kept, ...chosen])]
  const topics = found.data?.topics ?? []
  const others = topics.filter(({ topic_id: one }) => !shown.includes(one))
  const choose = (value: unknown) => {
    setKept(shown)
    props.onChange(Array.isArray(value) ? value.join('\n') : value)
  }
  return (
    <div className="flex flex-col gap-2">
      <ChoiceBoxes
        {...props}
        value={chosen}
        hint={found.data && others.length === 0 ? i18n.t('accountPage.noTopic') : props.hint}
        options={[
          ...shown.map((value) => ({ value, label: nameOf(value) })),
          ...others.map(({ topic_id: value, name, heat }) => ({
            value,
            label: i18n.t('accountPage.topicHeat', { name, heat: formatCount(heat) }),
          })),
        ]}
        onChange={choose}
      />
      <FindTopic
        label={i18n.t('accountPage.findTopic')}
        act={i18n.t('accountPage.askTopics')}
        isAsking={found.isFetching}
        onFind={setAsked}
      />
      {found.error ? <Failure error={found.error} onRetry={() => void found.refetch()} /> : null}
    </div>
  )
}
