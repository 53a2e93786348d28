import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { langOf } from '../pages/page-words.ts'
import { dayOf } from '../pages/show-time.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { renderBoardPage } from './board-page.ts'

const closed = { additionalProperties: false }
const Name = Type.Optional(Type.String({ maxLength: 100 }))
const Page = Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })
const filterFields = { platform: Name, uid: Name, attempt_key: Name }

type Filter = { platform?: string; uid?: string; attempt_key?: string }

const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: http: https:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Mounts the public page of posts, and the same as JSON for tests. */
export function mountBoard(app: FastifyInstance, context: SandboxContext): void {
  const { store, clock } = context
  app.get<{ Querystring: Filter & { page: number; size: number; today?: boolean } }>(
    '/posts',
    {
      schema: {
        querystring: Type.Object(
          {
            ...filterFields,
            page: Page,
            size: Type.Integer({ minimum: 1, maximum: 5000, default: 1000 }),
            today: Type.Optional(Type.Boolean()),
          },
          closed,
        ),
      },
    },
    (request, reply) => {
      const { page, size, today, ...filter } = request.query
      const posts = store.list(filter, { offset: (page - 1) * size, size })
      const data = today ? posts.filter((post) => isToday(post.created_at, clock.now())) : posts
      return reply.send({ data, ...store.count(filter) })
    },
  )
  app.get<{ Querystring: Filter & { page: number; lang?: string } }>(
    '/',
    { schema: { querystring: Type.Object({ ...filterFields, page: Page, lang: Name }) } },
    (request, reply) => {
      const { page, lang, platform, uid, attempt_key } = request.query
      // a form sends empty fields; they mean "any"
      const filter = {
        platform: platform || undefined,
        uid: uid || undefined,
        attempt_key: attempt_key || undefined,
      }
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', CONTENT_POLICY)
        .header('cache-control', 'no-store')
        .send(renderBoardPage({ context, filter, page, lang: langOf(lang) }))
    },
  )
}

const isToday = (at: string, now: number): boolean => dayOf(at) === dayOf(now)
