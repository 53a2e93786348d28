import type { FastifyInstance } from 'fastify'
import { openapiDocument } from '../../jsonapi/openapi.ts'
import type { Operation } from '../../jsonapi/operation.ts'
import type { Registry } from '../../jsonapi/registry.ts'
import { addVary } from './app-origins.ts'
import { encodingFor, pack, type Encoding } from './pack-answers.ts'
import { DOCS_POLICY } from './security-headers.ts'

/**
 * The description for programs, and a page of it for people. Both are written when they are first
 * asked for: most servers never are.
 */
export function apiDocs(app: FastifyInstance, registry: Registry, version: string) {
  const document = written(() => JSON.stringify(openapiDocument(registry, version)))
  const page = written(() => docsPage(registry))
  const packed = new Map<Encoding, Promise<Buffer>>()
  app.get('/api/openapi.json', async (request, reply) => {
    const encoding = encodingFor(request)
    addVary(reply, 'accept-encoding')
    void reply.type('application/json')
    if (!encoding) return reply.send(document())
    const bytes = packed.get(encoding) ?? pack(document(), encoding, true)
    packed.set(encoding, bytes)
    return reply.header('content-encoding', encoding).send(await bytes)
  })
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css').send(CSS))
  app.get('/api/docs', (_request, reply) =>
    reply
      .header('content-security-policy', DOCS_POLICY)
      .type('text/html; charset=utf-8')
      .send(page()),
  )
}

function written(write: () => string): () => string {
  let text: string | undefined
  return () => (text ??= write())
}

function docsPage({ resources, operations }: Registry): string {
  const sections = resources.map((resource) => {
    const rows = operations.filter((operation) => operation.resource === resource)
    return `<section id="${resource.type}"><h2>${escape(resource.type)} <small>${escape(resource.label.en)}</small></h2>${rows.map(card).join('')}</section>`
  })
  const links = resources.map(({ type }) => `<a href="#${type}">${escape(type)}</a>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · Open Media Creation Centre</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>API</h1><p>${operations.length} operations · <a href="/api/openapi.json">openapi.json</a></p></header>
<nav aria-label="resources">${links}</nav><main>${sections.join('')}</main></body></html>`
}

function card(operation: Operation): string {
  const query = Object.entries(operation.query).map(([name, schema]) => field(name, schema))
  const body = Object.entries(operation.input?.properties ?? {}).map(([name, schema]) =>
    field(name, schema),
  )
  return `<details><summary><b class="${operation.method}">${operation.method}</b> <code>${escape(operation.path)}</code> <span>${escape(operation.summary)}</span></summary>
<dl><dt>operation</dt><dd><code>${operation.id}</code></dd><dt>effect</dt><dd>${operation.effect}</dd><dt>permission</dt><dd><code>${operation.may}</code></dd>
${query.length > 0 ? `<dt>query</dt><dd><ul>${query.join('')}</ul></dd>` : ''}${body.length > 0 ? `<dt>attributes</dt><dd><ul>${body.join('')}</ul></dd>` : ''}<dt>answers</dt><dd>${operation.status} ${operation.output.kind}</dd></dl></details>`
}

const field = (name: string, schema: unknown) =>
  `<li><code>${escape(name)}</code> <small>${escape(JSON.stringify(schema).slice(0, 200))}</small></li>`

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const CSS = `body{font:14px/22px system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif;margin:0 auto;max-width:1100px;padding:24px;color:#192029;background:#fff}
*{box-sizing:border-box}body,code{overflow-wrap:anywhere}nav{display:flex;flex-wrap:wrap;gap:4px 12px;margin:12px 0 24px}a{color:#0a5a9a}details{border:1px solid #dce0e5;border-radius:6px;margin:6px 0;padding:8px 12px}
summary{cursor:pointer}summary span{color:#5f6771}dl{display:grid;grid-template-columns:minmax(72px,110px) minmax(0,1fr);gap:4px 12px;margin:12px 0 0}dt{color:#5f6771}dd{margin:0}ul{margin:0;padding-left:18px}
small{color:#5f6771;overflow-wrap:anywhere}.GET{color:#0a5a9a}.POST{color:#15632f}.PUT{color:#794d0b}.DELETE{color:#aa0635}
@media (prefers-color-scheme:dark){body{background:#151a1f;color:#e8ebef}a,.GET{color:#7dbdfa}details{border-color:#2f353c}summary span,dt,small{color:#9ba2ab}.POST{color:#72d88b}.PUT{color:#f5bd56}.DELETE{color:#fb8b94}}
`
