import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../../../kernel/router/use-router.ts'
import type { RowPanelProps } from '../list-acts.ts'

/** Panel of an act that leads to another screen. */
export const goesTo = <Row,>(addressOf: (row: Row) => string) =>
  function GoesTo({ row, onClose }: RowPanelProps<Row>) {
    const navigate = useNavigate()
    const go = useEffectEvent(() => {
      onClose()
      void navigate(addressOf(row))
    })
    useEffect(() => go(), [])
    return null
  }
