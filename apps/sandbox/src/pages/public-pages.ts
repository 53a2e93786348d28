import { authorOf, goodsOf, isKnownId, piecesOf, profileOf } from '@omc/demo-world'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { findAnyPlatform } from '../platforms.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { html } from './markup.ts'
import type { Markup } from './markup.ts'

const params = Type.Object(
  {
    platform: Type.String({ minLength: 1, maxLength: 40 }),
    id: Type.String({ minLength: 1, maxLength: 64 }),
  },
  { additionalProperties: false },
)
type Place = { Params: { platform: string; id: string } }

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Mounts the public pages of goods and authors. */
export function mountPublicPages(app: FastifyInstance, { clock }: SandboxContext): void {
  app.get<Place>('/items/:platform/:id', { schema: { params } }, (request, reply) => {
    const { platform, id } = request.params
    const row = findAnyPlatform(platform)
    if (!row || !isKnownId(id)) return missing(reply)
    const goods = goodsOf(id)
    return page(
      reply,
      goods.title,
      html`<h1>${goods.title}</h1>
        <p>${row.name.zh} · ${goods.shop_title} · ${goods.available ? '在售' : '已下架'}</p>
        <p><strong>¥${goods.price.toFixed(2)}</strong> · 已售 ${goods.sales}</p>
        <div class="row">
          ${goods.pictures.map((picture) => html`<img src="/pictures/${picture}.svg" alt="" width="160" height="160" />`)}
        </div>
        <dl>
          ${Object.entries(goods.attributes).map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>`,
    )
  })
  app.get<Place>('/home/:platform/:id', { schema: { params } }, (request, reply) => {
    const { platform, id } = request.params
    const row = findAnyPlatform(platform)
    if (!row || !isKnownId(id)) return missing(reply)
    const { nickname, avatarPath } = profileOf(id)
    return page(
      reply,
      nickname,
      html`<img src="${avatarPath}" alt="" width="72" height="72" />
        <h1>${nickname}</h1>
        <p>${row.name.zh} · ${authorOf(id).fans} 粉丝</p>
        <p>${authorOf(id).summary}</p>
        <ol>
          ${piecesOf(row, id, clock.now()).map((piece) => html`<li>${piece.title}</li>`)}
        </ol>`,
    )
  })
}

const page = (reply: FastifyReply, title: string, body: Markup): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .send(
      html`<!doctype html>
        <html lang="zh-CN">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title}</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="/assets/base.css" />
            <link rel="stylesheet" href="/assets/public-page.css" />
          </head>
          <body>
            <main class="public card">${body}</main>
          </body>
        </html>`.markup,
    )

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ code: 'not_found', message: 'no such page' })
