import { uploadFile } from '@omc/sdk'
import { useWrite } from '../../kernel/data/use-write.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { isTooLarge, mebibytes, UPLOAD_KINDS, type UploadKind } from './upload-kind.ts'

/** Hands in a picture or clip. A file that the server would refuse for its size is not sent. */
export function useUpload(kind: UploadKind) {
  const { sdk, toasts } = useServices()
  const write = useWrite(sdk, 'uploads.create', {
    // as: only files are given below.
    send: ({ file }) => uploadFile(sdk, file as File),
  })
  return {
    isSending: write.isPending,
    /** @returns address of the file; null if it was not taken, which has been told */
    async send(file: File): Promise<string | null> {
      if (isTooLarge(kind, file.size)) {
        const sizes = { most: UPLOAD_KINDS[kind].most, size: mebibytes(file.size) }
        toasts.show({ tone: 'danger', title: i18n.t(`uploads.tooLarge.${kind}`, sizes) })
        return null
      }
      // The query client shows failures.
      const made = await write.mutateAsync({ file }).catch(() => null)
      return made?.url ?? null
    },
  }
}
