import { Button, Field, Input, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { Failure } from '../../../kit/failure.tsx'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { SidePanel } from '../../../kit/side-panel.tsx'

type Words = { readonly title: string; readonly price: string; readonly image: string }

const NAMES = ['title', 'price', 'image'] as const
const LENGTHS = { title: 300, price: 20, image: 2000 }
const NOTHING: Words = { title: '', price: '', image: '' }

/** A template as the server draws it: with samples, or with words and a picture of one's own. */
export function PreviewPanel({
  row,
  onClose,
}: RowPanelProps<AskedRow<'creative_templates', 'name'>>) {
  const [words, setWords] = useState(NOTHING)
  const [shown, setShown] = useState(NOTHING)
  return (
    <SidePanel onClose={onClose} title={i18n.t('creativeTemplate.preview')} description={row.name}>
      <div className="flex flex-col gap-4">
        <Drawn id={row.id} words={shown} />
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            setShown(words)
          }}
        >
          {NAMES.map((name) => (
            <Field key={name} label={i18n.t(`creativeTemplate.sample.${name}`)}>
              <Input
                type={name === 'image' ? 'url' : 'text'}
                maxLength={LENGTHS[name]}
                value={words[name]}
                onChange={({ target }) => setWords({ ...words, [name]: target.value })}
              />
            </Field>
          ))}
          <Button type="submit">{i18n.t('creativeTemplate.draw')}</Button>
        </form>
      </div>
    </SidePanel>
  )
}

function Drawn({ id, words }: { readonly id: string; readonly words: Words }) {
  const { sdk } = useServices()
  const { data, error, refetch } = useQuery({
    queryKey: ['creative_templates', 'preview', { id, ...words }],
    async queryFn({ signal }) {
      const given = NAMES.flatMap((name) => (words[name] === '' ? [] : [[name, words[name]]]))
      const args = { id, ...Object.fromEntries(given) }
      return addressOf(await sdk.creative_templates.preview(args, { signal }))
    },
  })
  if (data !== undefined)
    return <img src={data} alt={i18n.t('creativeTemplate.drawn')} className="w-full rounded-card" />
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <div aria-busy>
      <Skeleton className="aspect-square w-full" />
    </div>
  )
}

const textOf = (read: unknown): string => (typeof read === 'string' ? read : '')

/** A small picture as an address, which needs no clean-up. */
const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(textOf(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsDataURL(file)
  })
