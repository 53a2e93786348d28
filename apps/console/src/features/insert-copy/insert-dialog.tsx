import { Dialog, Field, Select } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { SearchBox } from '../../kit/list/filters/search-box.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { InsertStep } from './insert-step.tsx'
import { partsOf, type Content, type FieldKind } from './insert-target.ts'

/** Contents to choose from; a search finds the others. */
const SHOWN = 20
const WHOLE = ''

type InsertDialogProps = {
  readonly text: string
  readonly kind?: FieldKind
  readonly onClose: () => void
}

/** Inserts parts of a text into places of a content, change by change. */
export function InsertDialog({ text, kind, onClose }: InsertDialogProps) {
  const { sdk } = useServices()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Content | null>(null)
  const [part, setPart] = useState(WHOLE)
  const contents = useQuery(
    read(sdk, 'creator_contents.list', {
      sort: ['-updated_at'],
      'page[size]': SHOWN,
      ...(search === '' ? {} : { 'filter[search]': search }),
    }),
  )
  const first = contents.data?.items[0]
  // The one that is shown stays: a list read again may begin with another.
  if (chosen === null && first) setChosen(first)
  const parts = partsOf(text)
  const look = (words: string) => {
    setSearch(words)
    setChosen(null)
  }
  return (
    <Dialog
      open
      size="lg"
      closesOnOutside={false}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={i18n.t('insert.title')}
      closeLabel={i18n.t('act.close')}
    >
      <div className="flex min-w-0 flex-col gap-4">
        {parts.length > 1 ? <PartField parts={parts} part={part} onChoose={setPart} /> : null}
        <span className="*:w-full">
          <SearchBox hint={i18n.t('insert.search')} value={search} onChange={look} />
        </span>
        <Loaded query={contents}>
          {({ items }) =>
            chosen ? (
              <>
                <ContentField contents={items} chosen={chosen} onChoose={setChosen} />
                <InsertStep
                  // Another content or text has other changes.
                  key={`${chosen.id} ${part}`}
                  content={chosen}
                  text={part === WHOLE ? text : part}
                  kind={kind}
                  onClose={onClose}
                />
              </>
            ) : (
              <NoContent search={search} />
            )
          }
        </Loaded>
      </div>
    </Dialog>
  )
}

type PartFieldProps = {
  readonly parts: readonly string[]
  readonly part: string
  readonly onChoose: (part: string) => void
}

const PartField = ({ parts, part, onChoose }: PartFieldProps) => (
  <Field label={i18n.t('insert.part')}>
    <Select
      value={part}
      onValueChange={onChoose}
      options={[
        { value: WHOLE, label: i18n.t('insert.whole') },
        ...parts.map((line) => ({ value: line, label: line })),
      ]}
    />
  </Field>
)

const NoContent = ({ search }: { readonly search: string }) => (
  <p className="rounded-control bg-subtle p-4 text-sm text-fg2">
    {search === '' ? i18n.t('insert.noContent') : i18n.t('insert.noMatch', { search })}
  </p>
)

type ContentFieldProps = {
  readonly contents: readonly Content[]
  readonly chosen: Content
  readonly onChoose: (content: Content) => void
}

function ContentField({ contents, chosen, onChoose }: ContentFieldProps) {
  const offered = contents.some(({ id }) => id === chosen.id) ? contents : [chosen, ...contents]
  return (
    <Field label={i18n.t('insert.content')}>
      <Select
        value={chosen.id}
        onValueChange={(id) => onChoose(offered.find((one) => one.id === id) ?? chosen)}
        options={offered.map(({ id, title }) => ({
          value: id,
          label: `#${id} ${title || i18n.t('insert.untitled')}`,
        }))}
      />
    </Field>
  )
}
