import { Button, EmptyState, IconButton, Input } from '@omc/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { read } from '../../../kernel/data/read.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { Loaded } from '../../../kit/loaded.tsx'
import type { Account } from '../account-context.ts'
import { GenerateBar } from './generate-bar.tsx'
import { ImageGrid } from './image-grid.tsx'

/** Pictures of one page. */
const PAGE_SIZE = 60

type ImagesProps = { readonly account: Account }

/** Pictures of the account's category to choose from, and the bar that makes contents of them. */
export function Images({ account: { id } }: ImagesProps) {
  const { sdk } = useServices()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const images = useQuery({
    ...read(sdk, 'studio_accounts.get_creative_material_images', {
      studio_account_id: id,
      ...(search === '' ? {} : { search }),
      'page[number]': page,
      'page[size]': PAGE_SIZE,
    }),
    placeholderData: keepPreviousData,
  })
  const find = (words: string) => {
    setSearch(words)
    setPage(1)
  }
  return (
    <div className="flex flex-col gap-3">
      <Search onSearch={find} />
      <Loaded query={images}>
        {(items) =>
          items.length === 0 && page === 1 ? (
            <EmptyState
              title={i18n.t('accountPage.creativeNone')}
              description={i18n.t('accountPage.creativeNoneHint')}
            />
          ) : (
            <>
              <ImageGrid images={items} chosen={chosen} onChoose={setChosen} />
              <Turn page={page} isLast={items.length < PAGE_SIZE} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
      <GenerateBar accountId={id} chosen={chosen} onClear={() => setChosen([])} />
    </div>
  )
}

function Search({ onSearch }: { readonly onSearch: (words: string) => void }) {
  const [words, setWords] = useState('')
  return (
    <search>
      <form
        className="flex max-w-96 items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(words.trim())
        }}
      >
        <Input
          type="search"
          aria-label={i18n.t('accountPage.creativeSearch')}
          placeholder={i18n.t('accountPage.creativeSearch')}
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit">{i18n.t('accountPage.creativeFind')}</Button>
      </form>
    </search>
  )
}

type TurnProps = {
  readonly page: number
  readonly isLast: boolean
  readonly onTurn: (page: number) => void
}

function Turn({ page, isLast, onTurn }: TurnProps) {
  if (page === 1 && isLast) return null
  return (
    <div className="flex items-center justify-end gap-2 text-sm text-fg3 tabular-nums">
      <IconButton
        label={i18n.t('accountPage.previousImages')}
        disabled={page === 1}
        icon={<ChevronLeft size={16} aria-hidden />}
        onClick={() => onTurn(page - 1)}
      />
      {page}
      <IconButton
        label={i18n.t('accountPage.nextImages')}
        disabled={isLast}
        icon={<ChevronRight size={16} aria-hidden />}
        onClick={() => onTurn(page + 1)}
      />
    </div>
  )
}
