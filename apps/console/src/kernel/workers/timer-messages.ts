/** Page to worker. Ids are unique within the page; each has a clock of its own, so waits are told in ms. */
export type TimerOrder =
  | { readonly tag: 'set'; readonly id: number; readonly inMs: number }
  | { readonly tag: 'cancel'; readonly id: number }

/** Worker to page. `ready` is the first message of a worker whose script runs. */
export type TimerNews = { readonly tag: 'ready' } | { readonly tag: 'fired'; readonly id: number }
