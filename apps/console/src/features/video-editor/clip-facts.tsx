import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { uploadIdOf } from '../uploads/media-address.ts'
import { mebibytes } from '../uploads/upload-kind.ts'

/** Where a clip comes from: a file of the team, or another address. */
export function ClipFacts({ clip }: { readonly clip: string }) {
  const id = uploadIdOf(clip)
  if (id !== null) return <UploadFacts id={id} clip={clip} />
  const host = URL.canParse(clip) ? new URL(clip).host : clip
  return (
    <p title={clip} className="min-w-0 truncate text-xs text-fg3">
      {i18n.t('videoEditor.clipFrom', { host })}
    </p>
  )
}

function UploadFacts({ id, clip }: { readonly id: string; readonly clip: string }) {
  const { sdk } = useServices()
  const { data } = useQuery(read(sdk, 'uploads.get', { id }))
  if (!data) return null
  const name = data.file_name || `#${id}`
  return (
    <p className="flex min-w-0 items-center gap-2 text-xs text-fg3 tabular-nums">
      <span title={name} className="min-w-0 truncate">
        {name}
      </span>
      <span className="shrink-0">
        {i18n.t('uploads.size', { size: mebibytes(data.byte_count) })}
      </span>
      <a
        href={clip}
        download={name}
        aria-label={`${i18n.t('videoEditor.download')} ${name}`}
        className="inline-flex min-h-(--target) shrink-0 items-center gap-1 text-accent-fg hover:underline"
      >
        <Download size={14} aria-hidden />
        {i18n.t('videoEditor.download')}
      </a>
    </p>
  )
}
