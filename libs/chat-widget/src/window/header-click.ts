/** @source originals: callback of the window's header */
export type HeaderClick = { readonly key: 'cover' | 'name' | 'dept'; readonly value: string }
