import type { Witness } from './type-proof.ts'

/** Whether answers prove little: no row, a null record, no event, no byte. */
export const isEmpty = ({ witnesses }: { witnesses: readonly Witness[] }): boolean =>
  witnesses.length > 0 && witnesses.every(saysNothing)

function saysNothing({ answer, answersNothing }: Witness): boolean {
  switch (answer.kind) {
    case 'value':
      return answer.value === null
        ? !answersNothing
        : Array.isArray(answer.value) && answer.value.length === 0
    case 'pages':
      return answer.page.items.length === 0
    case 'events':
      return answer.events.length === 0
    case 'file':
      return answer.byteCount === 0
    default:
      return answer satisfies never
  }
}
