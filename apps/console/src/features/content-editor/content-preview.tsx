import { CHANNELS } from '@omc/core'
import { Select } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { BesideProps } from '../../kit/detail/detail-panel.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { mayRun } from '../../kit/may-run.ts'
import { FindingList } from './finding-list.tsx'
import { judge, type Part } from './judge.ts'
import { PhoneFrame } from './phone-frame.tsx'
import { shownOf } from './shown-content.ts'

/** The content as a phone shows it, and what a channel finds in it, while it is written. */
export function ContentPreview({ of, record, onGo }: BesideProps) {
  const typed = useWatch({ control: of.engine.control })
  const shown = shownOf(typed, record)
  const [chosen, setChosen] = useState<string | null>(null)
  const channel = chosen ?? shown.channel
  return (
    <div className="flex flex-col gap-4">
      <Select
        aria-label={i18n.t('contentEditor.channel')}
        placeholder={i18n.t('contentEditor.chooseChannel')}
        options={CHANNELS.map((value) => ({ value, label: platformName(value) }))}
        value={channel}
        onValueChange={setChosen}
      />
      <PhoneFrame shown={shown} author={channel === '' ? '' : platformName(channel)} />
      <Findings channel={channel} shown={shown} onGo={onGo} inputs={Object.keys(of.form.inputs)} />
    </div>
  )
}

type FindingsProps = {
  readonly channel: string
  readonly shown: ReturnType<typeof shownOf>
  /** Names of the inputs that can be gone to. */
  readonly inputs: readonly string[]
  readonly onGo: (part: Part) => void
}

function Findings({ channel, shown, inputs, onGo }: FindingsProps) {
  const { sdk } = useServices()
  const may = mayRun(usePerson(), 'channel_rules.list')
  const { data } = useQuery({
    ...read(sdk, 'channel_rules.list', { 'page[size]': 100 }),
    enabled: may,
  })
  if (!may || !data) return null
  const rule = data.items.find((one) => one.enabled && one.channel === channel)
  return (
    <FindingList
      findings={rule ? judge(rule, shown) : null}
      isChosen={channel !== ''}
      mayGo={(part) => inputs.includes(part)}
      onGo={onGo}
    />
  )
}
