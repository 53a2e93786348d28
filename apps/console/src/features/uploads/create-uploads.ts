import type { ListedFile } from '@omc/ui'
import { proxy } from 'valtio'
import type { SendFile } from './send-file.ts'

/** Files that are sent at the same time. */
const AT_ONCE = 2

type UploadsOptions = {
  readonly send: SendFile
  /** Why a file cannot be taken; null if it can. */
  readonly refusal: (file: File) => string | null
  readonly reasonOf: (error: unknown) => string
  /** Told after each file that is there. */
  readonly onSent: () => void
}

type Take = (url: string, file: File) => void

export type Uploads = {
  readonly state: { readonly files: readonly ListedFile[] }
  /** Takes files; each is told why it cannot be sent. */
  readonly add: (files: readonly File[]) => void
  /** Stops the sending of a file, and takes it off the list. */
  readonly remove: (id: string) => void
  readonly retry: (ids: readonly string[]) => void
  /** Who takes the addresses from now on: an upload may outlast the page's present state. */
  readonly handTo: (take: Take) => void
}

/** Files on their way to the server. A file leaves the list once it is there. */
export function createUploads({ send, refusal, reasonOf, onSent }: UploadsOptions): Uploads {
  const state = proxy<{ files: ListedFile[] }>({ files: [] })
  const given = new Map<string, { readonly file: File; stop: AbortController }>()
  let lastId = 0
  let take: Take = () => undefined

  const remove = (id: string) => {
    state.files = state.files.filter((one) => one.id !== id)
    given.get(id)?.stop.abort()
    given.delete(id)
    fill()
  }
  const set = (id: string, next: ListedFile['state']) => {
    state.files = state.files.map((one) => (one.id === id ? { ...one, state: next } : one))
  }
  const run = async (id: string) => {
    const of = given.get(id)
    if (!of) return
    const stop = new AbortController()
    of.stop = stop
    set(id, { tag: 'sending', share: null })
    try {
      const onShare = (share: number) => set(id, { tag: 'sending', share })
      const { url } = await send(of.file, { signal: stop.signal, onShare })
      if (stop.signal.aborted) return
      remove(id)
      take(url, of.file)
      onSent()
    } catch (error) {
      if (!stop.signal.aborted) set(id, { tag: 'failed', reason: reasonOf(error) })
      fill()
    }
  }
  function fill() {
    const isTag = (tag: string) => (one: ListedFile) => one.state.tag === tag
    const free = AT_ONCE - state.files.filter(isTag('sending')).length
    for (const { id } of state.files.filter(isTag('waiting')).slice(0, Math.max(0, free)))
      void run(id)
  }
  return {
    state,
    add(files) {
      for (const file of files) {
        const id = String((lastId += 1))
        const reason = refusal(file)
        if (reason === null) given.set(id, { file, stop: new AbortController() })
        state.files = [...state.files, { id, name: file.name, state: firstState(reason) }]
      }
      fill()
    },
    remove,
    handTo(next) {
      take = next
    },
    retry(ids) {
      for (const id of ids) set(id, { tag: 'waiting' })
      fill()
    },
  }
}

const firstState = (reason: string | null): ListedFile['state'] =>
  reason === null ? { tag: 'waiting' } : { tag: 'refused', reason }
