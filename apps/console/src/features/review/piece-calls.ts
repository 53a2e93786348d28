/** Calls about one piece wait for each other; pieces do not wait for each other. */
export type PieceCalls = {
  readonly run: (id: string, call: () => Promise<void>) => void
  /** Whether a call about the piece is not answered yet. */
  readonly has: (id: string) => boolean
  readonly ids: () => Iterable<string>
}

export function createPieceCalls(): PieceCalls {
  const last = new Map<string, Promise<void>>()
  return {
    run(id, call) {
      const answered = (last.get(id) ?? Promise.resolve()).then(call).finally(() => {
        if (last.get(id) === answered) last.delete(id)
      })
      last.set(id, answered)
    },
    has: (id) => last.has(id),
    ids: () => last.keys(),
  }
}
