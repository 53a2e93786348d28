import { Button } from '@omc/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { saveFile } from '../../../kit/save-file.ts'

type CellProps = { readonly row: AskedRow<'exports', 'file_name' | 'state'> }

/** Name of a file; while the file exists, a button that downloads it. */
export function DownloadCell({ row: { id, file_name: name, state } }: CellProps) {
  const { sdk, toasts } = useServices()
  const download = useMutation({
    mutationFn: () => sdk.exports.download({ id }),
    meta: { isShownInPlace: true },
    onSuccess: (file) => saveFile(name, file),
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, currentLanguage()) }),
  })
  if (state !== 'done')
    return (
      <span
        title={state === 'expired' ? i18n.t('exportFile.expired') : name}
        className="block max-w-80 truncate"
      >
        {name}
      </span>
    )
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ms-2 max-w-80"
      icon={<Download size={14} aria-hidden />}
      isLoading={download.isPending}
      aria-label={`${i18n.t('exportFile.download')} ${name}`}
      title={name}
      onClick={() => download.mutate()}
    >
      <span className="truncate">{name}</span>
    </Button>
  )
}
