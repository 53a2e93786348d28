import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { Texts } from '../../../kernel/i18n/texts.ts'
import { actName } from '../../../kit/detail/act-name.ts'
import { kindLabel } from '../../search/kind-labels.ts'

type Named = keyof Texts['operationWords']['kind']

const isNamed = (type: string): type is Named => i18n.exists(`operationWords.kind.${type}`)

/** Name of a resource; the resource itself for one that this console does not know. */
export const subjectName = (type: string): string =>
  isNamed(type) ? i18n.t(`operationWords.kind.${type}`) : kindLabel(type)

/** Resource and act of an operation in words; its id for one that this console does not know. */
export function operationName(operation: string): string {
  const act = actName(operation)
  if (act === null) return operation
  const [type = ''] = operation.split('.')
  const kind = subjectName(type)
  // A sign-in is an act without a record.
  return kind === type ? act : i18n.t('operationWords.ofKind', { kind, act })
}
