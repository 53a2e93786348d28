/** Page to worker. Deadlines are epoch ms; ids are unique within the page. */
export type TimerOrder =
  | { readonly tag: 'set'; readonly id: number; readonly dueAt: number }
  | { readonly tag: 'cancel'; readonly id: number }

/** Worker to page. `ready` is the first message of a worker whose script runs. */
export type TimerNews = { readonly tag: 'ready' } | { readonly tag: 'fired'; readonly id: number }
