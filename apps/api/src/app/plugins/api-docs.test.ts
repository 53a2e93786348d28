import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { openapiDocument } from '../../jsonapi/openapi.ts'
import { registry } from '../../resources/index.ts'
import { apiDocs } from './api-docs.ts'

it('answers with the description and with a page of every operation, each time the same', async () => {
  const app = Fastify()
  apiDocs(app, registry, '9.9.9')
  const [first, again] = [
    await app.inject('/api/openapi.json'),
    await app.inject('/api/openapi.json'),
  ]
  expect(first.json()).toEqual(JSON.parse(JSON.stringify(openapiDocument(registry, '9.9.9'))))
  expect(again.payload).toBe(first.payload)
  const page = await app.inject('/api/docs')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  // A sandboxed page has no origin, and its own style sheet would be kept from it.
  expect(page.headers['content-security-policy']).not.toContain('sandbox')
  for (const { id } of registry.operations) expect(page.payload).toContain(`<code>${id}</code>`)
  await app.close()
})
