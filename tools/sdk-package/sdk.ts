import { fileURLToPath } from 'node:url'

/** The library that is packed here. */
export const SDK = fileURLToPath(new URL('../../libs/sdk/', import.meta.url))
