import { useEffect, useEffectEvent } from 'react'
import type { RowPanelProps } from '../../kit/list/list-acts.ts'
import { useEdit, type EditorName } from './use-edit.ts'

type Row = { readonly id: string }

/** Panel of an act that opens the editor by the address, so that a link and a reload do too. */
export const opensEditor = (resource: EditorName) =>
  function OpensEditor({ row: { id }, onClose }: RowPanelProps<Row>) {
    const { setEdited } = useEdit()
    const open = useEffectEvent(() => {
      onClose()
      setEdited({ resource, id })
    })
    useEffect(() => open(), [])
    return null
  }
