import { Button, Field, IconButton, Input } from '@omc/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { readSetting, writeSetting, type SaveSetting } from './setting-value.ts'

type SettingRowProps = {
  readonly name: string
  readonly value: unknown
  readonly isBusy: boolean
  readonly onSave: SaveSetting
}

/** One setting: Enter or the button saves it, the bin removes it. */
export function SettingRow({ name, value, isBusy, onSave }: SettingRowProps) {
  const shown = writeSetting(value)
  const [typed, setTyped] = useState(shown)
  const isChanged = typed !== shown
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !isBusy) void onSave(name, readSetting(typed, value))
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label={name}>
          <Input
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setTyped(shown)
            }}
          />
        </Field>
      </div>
      <Button type="submit" disabled={!isChanged || isBusy}>
        {i18n.t('teamInfo.save')}
      </Button>
      <IconButton
        label={i18n.t('teamInfo.remove', { name })}
        icon={<Trash2 size={16} aria-hidden />}
        disabled={isBusy}
        onClick={() => void onSave(name, null)}
      />
    </form>
  )
}
