import { useSearchParams } from 'react-router-dom'

/** Contents that have an editor. @source screens §2.6, one ContentEditor */
export type EditorName =
  | 'carry_contents'
  | 'creator_contents'
  | 'smart_contents'
  | 'creative_contents'
  | 'studio_contents'
  | 'publish_contents'

const EDIT = /^(\w+):([1-9][0-9]{0,17})$/

/** A record that is edited over the screen. */
export type Edited = { readonly resource: string; readonly id: string }

/** Record in a text like `creator_contents:12`; null for any other text. */
export function editedIn(text: string): Edited | null {
  const [, resource, id] = EDIT.exec(text) ?? []
  return resource === undefined || id === undefined ? null : { resource, id }
}

/**
 * Record that is edited over the screen, in the address as `edit`. It makes no history entry: the
 * back button would close the layer with what was typed in it.
 *
 * @source screens §0.4, editor layer
 */
export function useEdit() {
  const [params, setParams] = useSearchParams()
  return {
    edited: editedIn(params.get('edit') ?? ''),
    setEdited(next: Edited | null) {
      const changed = new URLSearchParams(params)
      if (next === null) changed.delete('edit')
      else changed.set('edit', `${next.resource}:${next.id}`)
      setParams(changed, { replace: true })
    },
  }
}
