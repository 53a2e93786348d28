import { useQuery } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { idsIn } from '../../kit/choices/ids-in.ts'
import { Failure } from '../../kit/failure.tsx'
import { ChoiceBoxes } from '../../kit/form/choice-boxes.tsx'
import type { ControlProps, FormControl } from '../../kit/form/form-definition.ts'

/** Most templates that one answer holds; a team has a few dozen. */
const PAGE_SIZE = 100

/** Picture templates of the team by name, any number of them. */
export const TemplatesInput: FormControl = Object.assign(TemplateBoxes, {
  Words({ value }: { readonly value: unknown }) {
    const { data } = useTemplates()
    const ids = idsIn(value)
    const nameOf = (id: string) => data?.items.find((one) => one.id === id)?.name ?? `#${id}`
    return ids.length === 0 ? '—' : ids.map(nameOf).join(', ')
  },
})

function useTemplates() {
  const { sdk } = useServices()
  return useQuery(read(sdk, 'creative_templates.list', { 'page[size]': PAGE_SIZE }))
}

function TemplateBoxes(props: ControlProps) {
  const { data, error, refetch } = useTemplates()
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
