import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Texts } from '../../kernel/i18n/texts.ts'

type Named = keyof Texts['operationWords']['act']

const isNamed = (act: string): act is Named => i18n.exists(`operationWords.act.${act}`)

/** What an operation does, without its resource; null for one that this console does not know. */
export function actName(operation: string): string | null {
  const act = operation.slice(operation.indexOf('.') + 1)
  return isNamed(act) ? i18n.t(`operationWords.act.${act}`) : null
}
