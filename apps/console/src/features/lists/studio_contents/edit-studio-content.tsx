import { canVisit } from '@omc/acl'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { goesTo } from '../../../kit/list/acts/goes-to.tsx'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { opensEditor } from '../../content-editor/opens-editor.tsx'

const EDITOR = '/guanghe/gh-video/creator'
const OpensEditor = opensEditor('studio_contents')
const GoToVideo = goesTo(({ id }: { readonly id: string }) => `${EDITOR}?content=${id}`)

type Props = RowPanelProps<AskedRow<'studio_contents', 'content_type'>>

/** Opens a video beside its player, anything else over the list. */
export function EditStudioContent(props: Props) {
  const person = usePerson()
  const isVideo = props.row.content_type === 'video'
  return isVideo && person && canVisit(person, EDITOR) ? (
    <GoToVideo {...props} />
  ) : (
    <OpensEditor {...props} />
  )
}
