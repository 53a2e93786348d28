import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Preloaded into the stand-in channel: tells the driver of each content that the server sends to it. */

const POSTS = /\/accounts\/([^/]+)\/posts$/

subscribe('http.server.request.start', (message) => {
  // as: the channel's messages carry the request.
  const { method, url } = (message as { request: IncomingMessage }).request
  const uid = method === 'POST' ? POSTS.exec(url ?? '')?.[1] : undefined
  if (uid !== undefined) process.send?.({ tag: 'server-send', uid: decodeURIComponent(uid) })
})
