import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifySchemaCompiler } from 'fastify'

/** Bodies are taken as sent; only texts that came in an address are turned into numbers. */
const strictAjv = new Ajv2020({ allErrors: false, removeAdditional: false, coerceTypes: false })
const addressAjv = new Ajv2020({ removeAdditional: false, coerceTypes: true, useDefaults: true })

/** Compiles route schemas with closed, uncoerced bodies. */
export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? strictAjv : addressAjv).compile(schema)
