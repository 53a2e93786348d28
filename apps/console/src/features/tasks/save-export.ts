import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { saveFile } from '../../kit/files/save-file.ts'

/** Large files on slow lines take longer than other calls, ms. */
const DOWNLOAD_MS = 10 * 60_000

/** Saves the file of a finished export; shows why if it cannot be fetched. */
export async function saveExport(
  { sdk, toasts }: Pick<Services, 'sdk' | 'toasts'>,
  id: string,
): Promise<void> {
  try {
    const [{ file_name: name }, file] = await Promise.all([
      sdk.exports.get({ id }),
      sdk.exports.download({ id }, { timeoutMs: DOWNLOAD_MS }),
    ])
    saveFile(file, name)
  } catch (error) {
    toasts.show({ tone: 'danger', title: errorText(error, currentLanguage()) })
  }
}
