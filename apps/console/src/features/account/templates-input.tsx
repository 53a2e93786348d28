import { useQuery } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { idsIn } from '../../kit/choices/ids-in.ts'
import { Failure } from '../../kit/failure.tsx'
import { ChoiceBoxes } from '../../kit/form/choice-boxes.tsx'
import type { ControlProps } from '../../kit/form/form-definition.ts'

/** Most templates that one answer holds; a team has a few dozen. */
const PAGE_SIZE = 100

/** Picture templates of the team by name, any number of them. */
export function TemplatesInput(props: ControlProps) {
  const { sdk } = useServices()
  const { data, error, refetch } = useQuery(
    read(sdk, 'creative_templates.list', { 'page[size]': PAGE_SIZE }),
  )
  const ids = idsIn(props.value)
  const known = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const unknown = ids.filter((id) => !known.some(({ value }) => value === id))
  return (
    <>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      <ChoiceBoxes
        {...props}
        value={ids}
        hint={data?.items.length === 0 ? i18n.t('accountPage.noTemplates') : props.hint}
        options={[...known, ...unknown.map((value) => ({ value, label: `#${value}` }))]}
        onChange={(value) => props.onChange(Array.isArray(value) ? value.join('\n') : value)}
      />
    </>
  )
}
