import { FileList } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { FileUploads } from './use-uploads.ts'

/** Files on their way; nothing while there are none. */
export const UploadList = ({ uploads }: { readonly uploads: FileUploads }) => (
  <FileList
    label={i18n.t('uploads.files')}
    files={uploads.files}
    onRemove={uploads.remove}
    onRetry={uploads.retry}
    labels={{
      waiting: i18n.t('uploads.waiting'),
      done: i18n.t('uploads.done'),
      stop: (name) => i18n.t('uploads.stop', { name }),
      retry: (name) => i18n.t('uploads.retry', { name }),
      remove: (name) => i18n.t('uploads.remove', { name }),
      retryAll: (count) => i18n.t('uploads.retryAll', { count }),
    }}
  />
)
