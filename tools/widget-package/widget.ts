import { fileURLToPath } from 'node:url'

/** The library that is packed here. */
export const WIDGET = fileURLToPath(new URL('../../libs/chat-widget/', import.meta.url))
