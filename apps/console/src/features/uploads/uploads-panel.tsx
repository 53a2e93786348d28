import type { Item } from '@omc/sdk'
import { Button, EmptyState } from '@omc/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Film } from 'lucide-react'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { AgoText } from '../../kit/ago-text.tsx'
import { SearchBox } from '../../kit/list/filters/search-box.tsx'
import { after, FIRST } from '../../kit/list/next-page.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { mebibytes, type UploadKind } from './upload-kind.ts'

type Upload = Item<'uploads.list'>
type PanelProps = {
  readonly kind: UploadKind
  /** Takes the address of the file. */
  readonly onChoose: (url: string) => void
  readonly onClose: () => void
}

/** Earlier uploads of the team, the newest first, to be used again. */
export function UploadsPanel({ kind, onChoose, onClose }: PanelProps) {
  const [search, setSearch] = useState('')
  const uploads = useUploads(kind, search)
  const choose = (url: string) => {
    onChoose(url)
    onClose()
  }
  return (
    <SidePanel title={i18n.t(`uploads.earlier.${kind}`)} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <SearchBox hint={i18n.t('uploads.search')} value={search} onChange={setSearch} />
        <Loaded query={uploads}>
          {({ pages }) => {
            const found = pages.flatMap(({ items }) => items)
            if (found.length === 0) return <EmptyState title={i18n.t('uploads.none')} />
            return (
              <ul className="grid grid-cols-3 gap-2">
                {found.map((upload) => (
                  <UploadCard key={upload.id} upload={upload} onChoose={choose} />
                ))}
              </ul>
            )
          }}
        </Loaded>
        {uploads.hasNextPage ? (
          <Button
            isLoading={uploads.isFetchingNextPage}
            onClick={() => void uploads.fetchNextPage()}
          >
            {i18n.t('uploads.more')}
          </Button>
        ) : null}
      </div>
    </SidePanel>
  )
}

function useUploads(kind: UploadKind, search: string) {
  const { sdk } = useServices()
  const args = { 'filter[kind]': [kind], ...(search ? { 'filter[search]': search } : {}) }
  return useInfiniteQuery({
    queryKey: ['uploads', 'earlier', args],
    queryFn: ({ pageParam, signal }) =>
      sdk.uploads.list(
        { ...args, sort: ['-created_at'], 'page[size]': 30, ...after(pageParam) },
        { signal },
      ),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

type CardProps = { readonly upload: Upload; readonly onChoose: (url: string) => void }

function UploadCard({ upload, onChoose }: CardProps) {
  const { url, file_name: name, kind, byte_count: bytes, created_at: at } = upload
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={() => onChoose(url)}
        className="flex w-full min-w-0 flex-col gap-1 rounded-control p-1 text-start text-xs hover:bg-subtle"
      >
        <span className="flex aspect-3/4 w-full items-center justify-center overflow-hidden rounded-chip bg-subtle text-fg3">
          {kind === 'image' ? (
            <img src={url} alt="" loading="lazy" className="size-full object-cover" />
          ) : (
            <Film size={24} aria-hidden />
          )}
        </span>
        <span title={name} className="w-full truncate text-fg">
          {name || `#${upload.id}`}
        </span>
        <span className="text-fg3 tabular-nums">
          {i18n.t('uploads.size', { size: mebibytes(bytes) })} · <AgoText at={at} />
        </span>
      </button>
    </li>
  )
}
