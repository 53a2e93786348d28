import { Suspense } from 'react'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { useEdit } from '../content-editor/use-edit.ts'
import { editorOf } from './editors.ts'

/** The editor that the address names, over any screen; nothing for people who may not edit. */
export function EditLayer() {
  const { edited, setEdited } = useEdit()
  const person = usePerson()
  const editor = edited ? editorOf(edited.resource) : undefined
  if (!edited || !editor || !mayRun(person, editor.operation)) return null
  return (
    <Suspense fallback={null}>
      <editor.Panel key={edited.id} row={edited} onClose={() => setEdited(null)} />
    </Suspense>
  )
}
