import { canVisit } from '@omc/acl'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../../../kernel/router/use-router.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { opensEditor } from '../../content-editor/opens-editor.tsx'

const EDITOR = '/guanghe/gh-video/creator'
const OpensEditor = opensEditor('studio_contents')

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

function GoToVideo({ row: { id }, onClose }: Props) {
  const navigate = useNavigate()
  const go = useEffectEvent(() => {
    onClose()
    void navigate(`${EDITOR}?content=${id}`)
  })
  useEffect(() => go(), [])
  return null
}
