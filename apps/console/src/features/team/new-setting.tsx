import { Button, Field, Input } from '@omc/ui'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { isSettingName, readSetting, type SaveSetting } from './setting-value.ts'

type NewSettingProps = {
  /** Names that are taken. */
  readonly names: readonly string[]
  readonly isBusy: boolean
  readonly onSave: SaveSetting
}

/** A further setting: its name and value. */
export function NewSetting({ names, isBusy, onSave }: NewSettingProps) {
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const add = async () => {
    const found = faultOf(name, names)
    setFault(found)
    if (found !== undefined) return
    if (!(await onSave(name, readSetting(value, undefined)))) return
    setName('')
    setValue('')
  }
  return (
    <form
      className="flex flex-wrap items-end gap-2 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void add()
      }}
    >
      <div className="min-w-40 flex-1">
        <Field label={i18n.t('teamInfo.newName')} error={fault}>
          <Input
            value={name}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setName(target.value.trim())
              setFault(undefined)
            }}
          />
        </Field>
      </div>
      <div className="min-w-40 flex-1">
        <Field label={i18n.t('teamInfo.newValue')}>
          <Input value={value} onChange={({ target }) => setValue(target.value)} />
        </Field>
      </div>
      <Button type="submit" disabled={isBusy}>
        {i18n.t('teamInfo.add')}
      </Button>
    </form>
  )
}

function faultOf(name: string, names: readonly string[]): string | undefined {
  if (!isSettingName(name)) return i18n.t('teamInfo.nameFault')
  return names.includes(name) ? i18n.t('teamInfo.nameTaken', { name }) : undefined
}
