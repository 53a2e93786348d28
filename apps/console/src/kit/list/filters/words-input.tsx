import { Button, Field, Textarea } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './choice-control.tsx'
import type { FilterOf } from './list-filter.ts'

/** Maximum number of values that the server accepts in one request, unless the filter says less. */
const MOST_WORDS = 20
const ID = /^[1-9][0-9]{0,17}$/

/** Exact values, one per line or separated by Latin or Chinese commas; pasted text is split. */
export function WordsInput({ filter, values, onChange }: ControlProps<FilterOf<'words'>>) {
  const { t } = useTranslation()
  const [text, setText] = useState(values.join('\n'))
  const words = [...new Set(text.split(/[\n,，、;；]+/).map((word) => word.trim()))].filter(Boolean)
  const { most = MOST_WORDS } = filter
  const fault =
    words.length > most
      ? t('listPart.tooManyWords', { most })
      : filter.are === 'ids' && !words.every((word) => ID.test(word))
        ? t('listPart.notAnId')
        : null
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (fault === null) onChange(words)
      }}
    >
      <Field
        label={filter.label()}
        hint={most === 1 ? undefined : t('listPart.wordsHint')}
        {...(fault === null ? {} : { error: fault })}
      >
        <Textarea rows={4} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" disabled={fault !== null}>
        {t('listPart.apply')}
      </Button>
    </form>
  )
}
