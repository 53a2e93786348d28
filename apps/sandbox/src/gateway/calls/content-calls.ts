import {
  AuthorContentsQuery,
  ContentsQuery,
  IdParams,
  PlatformParams,
  TopicsQuery,
} from '../catalogue-inputs.ts'
import { Author, AuthorContent, PageOf, Topic } from '../catalogue-schemas.ts'
import { PLATFORM, READ_REFUSED } from './gateway-call.ts'
import type { GatewayCall } from './gateway-call.ts'

/** Authors, their pieces, and topics. */
export const CONTENT_CALLS = [
  {
    id: 'authors.get',
    method: 'GET',
    path: `${PLATFORM}/authors/{author_id}`,
    summary: 'One author.',
    params: IdParams('author_id'),
    answers: { 200: Author, ...READ_REFUSED },
  },
  {
    id: 'authors.contents',
    method: 'GET',
    path: `${PLATFORM}/authors/{author_id}/contents`,
    summary: 'Lists the pieces of an author, newest first; since leaves out older ones.',
    params: IdParams('author_id'),
    query: AuthorContentsQuery,
    answers: { 200: PageOf(AuthorContent), ...READ_REFUSED },
  },
  {
    id: 'contents.search',
    method: 'GET',
    path: `${PLATFORM}/contents`,
    summary: 'Searches pieces by text or by a product they show, newest first.',
    params: PlatformParams,
    query: ContentsQuery,
    answers: { 200: PageOf(AuthorContent), ...READ_REFUSED },
  },
  {
    id: 'contents.get',
    method: 'GET',
    path: `${PLATFORM}/contents/{content_id}`,
    summary: 'One piece.',
    params: IdParams('content_id'),
    answers: { 200: AuthorContent, ...READ_REFUSED },
  },
  {
    id: 'topics.list',
    method: 'GET',
    path: `${PLATFORM}/topics`,
    summary: 'Lists topics, hottest first; with a uid, what suits the account first.',
    params: PlatformParams,
    query: TopicsQuery,
    answers: { 200: PageOf(Topic), ...READ_REFUSED },
  },
] as const satisfies readonly GatewayCall[]
