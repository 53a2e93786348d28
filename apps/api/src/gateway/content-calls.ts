import {
  AuthorAnswer,
  AuthorContentAnswer,
  ImageAnswer,
  OwnPostAnswer,
  RehearsedAnswer,
  TopicAnswer,
} from './answers/content-answers.ts'
import { PageOf } from './answers/parts.ts'
import { createAsk } from './ask-channel.ts'
import type { ChannelGateway } from './gateway.ts'
import type { SendToChannel } from './send-to-channel.ts'

type ContentCalls = Pick<
  ChannelGateway,
  | 'author'
  | 'authorContents'
  | 'content'
  | 'searchContents'
  | 'topics'
  | 'uploadImage'
  | 'rehearsePost'
  | 'deletePost'
>

/** Calls about authors, pieces, topics and own posts. */
export function createContentCalls(send: SendToChannel): ContentCalls {
  const author = createAsk(send, AuthorAnswer)
  const contents = createAsk(send, PageOf(AuthorContentAnswer))
  const content = createAsk(send, AuthorContentAnswer)
  const topics = createAsk(send, PageOf(TopicAnswer))
  const image = createAsk(send, ImageAnswer)
  const post = createAsk(send, OwnPostAnswer)
  const rehearsed = createAsk(send, RehearsedAnswer)
  return {
    author: (channel, authorId) => author(channel, { method: 'GET', path: ['authors', authorId] }),
    authorContents: (channel, authorId, wanted) =>
      contents(channel, {
        method: 'GET',
        path: ['authors', authorId, 'contents'],
        query: { ...wanted },
      }),
    content: (channel, contentId) =>
      content(channel, { method: 'GET', path: ['contents', contentId] }),
    searchContents: (channel, wanted) =>
      contents(channel, { method: 'GET', path: ['contents'], query: { ...wanted } }),
    topics: (channel, wanted) =>
      topics(channel, { method: 'GET', path: ['topics'], query: { ...wanted } }),
    uploadImage: (channel, wanted) =>
      image(channel, {
        method: 'POST',
        below: 'gateway',
        path: ['images'],
        body: { ...wanted, platform: channel.name },
      }),
    rehearsePost: async (standIn, content) => {
      await rehearsed(standIn, {
        method: 'POST',
        below: 'gateway',
        path: ['rehearsals', standIn.name],
        body: content,
      })
    },
    deletePost: async (channel, uid, postId) =>
      (await post(channel, { method: 'DELETE', path: ['accounts', uid, 'posts', postId] })).state,
  }
}
