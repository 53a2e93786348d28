import { allOperations, type OperationId } from '@omc/sdk'

const pathOf = (operation: OperationId): string => allOperations().get(operation)?.path ?? ''

/**
 * Address of a picture or clip on this origin. Others come through the server: a canvas gives back
 * no pixels of another origin.
 */
export const ownAddress = (url: string): string =>
  /^https?:/.test(url) ? `${pathOf('uploads.media')}?url=${encodeURIComponent(url)}` : url

/** Id of the upload that an address names; null for any other address. */
export function uploadIdOf(url: string): string | null {
  const [before = '', after = ''] = pathOf('uploads.file').split('{id}')
  const id =
    url.startsWith(before) && url.endsWith(after) ? url.slice(before.length, -after.length) : ''
  return /^[1-9][0-9]{0,17}$/.test(id) ? id : null
}
