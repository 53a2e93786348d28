import type { ListedFile } from '@omc/ui'
import { useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { createUploads, type Uploads } from './create-uploads.ts'
import { sendFile } from './send-file.ts'
import { isKind, isTooLarge, mebibytes, UPLOAD_KINDS, type UploadKind } from './upload-kind.ts'

export type FileUploads = Pick<Uploads, 'add' | 'remove' | 'retry'> & {
  readonly files: readonly ListedFile[]
  readonly isSending: boolean
}

/** Hands in pictures or clips; each tells its progress, and why it was not taken. */
export function useUploads(
  kind: UploadKind,
  onDone: (url: string, file: File) => void,
): FileUploads {
  const services = useServices()
  const [uploads] = useState(() =>
    createUploads({
      send: sendFile(services),
      refusal: (file) => refusalOf(kind, file),
      reasonOf: (error) => errorText(error, currentLanguage()),
      onSent: () => void refreshTouched(services.queryClient, 'uploads.create'),
    }),
  )
  useLayoutEffect(() => uploads.handTo(onDone))
  const { files } = useSnapshot(uploads.state)
  const isSending = files.some(({ state: { tag } }) => tag === 'sending' || tag === 'waiting')
  const { add, remove, retry } = uploads
  return { add, remove, retry, files, isSending }
}

function refusalOf(kind: UploadKind, { type, size }: File): string | null {
  if (!isKind(kind, type)) return i18n.t(`uploads.wrongKind.${kind}`)
  if (!isTooLarge(kind, size)) return null
  return i18n.t(`uploads.tooLarge.${kind}`, {
    most: UPLOAD_KINDS[kind].most,
    size: mebibytes(size),
  })
}
