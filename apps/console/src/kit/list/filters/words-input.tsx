import { Button, Field, Textarea } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './choice-control.tsx'
import type { FilterOf } from './list-filter.ts'

/** Maximum number of values that the server accepts in one request. */
const MOST_WORDS = 20

/** Exact values, one per line or separated by Latin or Chinese commas; pasted text is split. */
export function WordsInput({ filter, values, onChange }: ControlProps<FilterOf<'words'>>) {
  const { t } = useTranslation()
  const [text, setText] = useState(values.join('\n'))
  const words = [...new Set(text.split(/[\n,，、;；]+/).map((word) => word.trim()))].filter(Boolean)
  const isTooMany = words.length > MOST_WORDS
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooMany) onChange(words)
      }}
    >
      <Field
        label={filter.label()}
        hint={t('listPart.wordsHint')}
        {...(isTooMany ? { error: t('listPart.tooManyWords', { most: MOST_WORDS }) } : {})}
      >
        <Textarea rows={4} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" disabled={isTooMany}>
        {t('listPart.apply')}
      </Button>
    </form>
  )
}
