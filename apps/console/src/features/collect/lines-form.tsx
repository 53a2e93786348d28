import { Button, Checkbox, Field, Select, Textarea } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { platformName } from '../../kit/list/platform-name.ts'
import { DestinationChoices } from './destination-choices.tsx'
import { LINES_MAX } from './parse-lines.ts'
import { KINDS, POOLS, type Start } from './pool-search.ts'
import type { Destination } from './send-chosen.ts'
import type { Lines } from './use-lines.ts'

type LinesFormProps = {
  readonly its: Lines
  readonly destination: Destination
  readonly isSending: boolean
  readonly onDestination: (destination: Destination) => void
  /** The lines changed: what became of the last ones no longer applies. */
  readonly onChange: () => void
  readonly onSend: (isCompleted: boolean) => void
}

/** Where numbers and links are pasted, and the one button that collects them. */
export function LinesForm({ its, isSending, onChange, onSend, ...target }: LinesFormProps) {
  const { t } = useTranslation()
  const [isCompleted, setCompleted] = useState(true)
  const { text, write, usual, setUsual, tray } = its
  return (
    <form
      className="flex min-h-0 flex-col gap-3 overflow-y-auto rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(isCompleted)
      }}
    >
      <Field label={t('collect.lines')} hint={t('collect.linesHint', { count: LINES_MAX })}>
        <Textarea
          rows={10}
          value={text}
          onChange={(event) => {
            onChange()
            write(event.target.value)
          }}
        />
      </Field>
      <UsualChoices usual={usual} onChange={setUsual} />
      <DestinationChoices destination={target.destination} onChange={target.onDestination} />
      <Checkbox
        label={t('collect.complete')}
        checked={isCompleted}
        onCheckedChange={setCompleted}
      />
      <Button type="submit" variant="primary" disabled={tray.length === 0} isLoading={isSending}>
        {t('collect.send', { count: tray.length })}
      </Button>
    </form>
  )
}

type UsualChoicesProps = { readonly usual: Start; readonly onChange: (usual: Start) => void }

/** Default platform and kind of the lines that name no platform. */
function UsualChoices({ usual, onChange }: UsualChoicesProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label={t('collect.usualPlatform')}>
        <Select
          value={usual.platform}
          options={POOLS.map((value) => ({ value, label: platformName(value) }))}
          onValueChange={(value) =>
            onChange({ ...usual, platform: POOLS.find((one) => one === value) ?? usual.platform })
          }
        />
      </Field>
      <Field label={t('collect.usualKind')}>
        <Select
          value={usual.kind}
          options={KINDS.map((value) => ({ value, label: t(`collect.kinds.${value}`) }))}
          onValueChange={(value) =>
            onChange({ ...usual, kind: KINDS.find((one) => one === value) ?? usual.kind })
          }
        />
      </Field>
    </div>
  )
}
