import { Type } from 'typebox'
import type { Static } from 'typebox'

const Part = Type.Object({ type: Type.String(), text: Type.Optional(Type.String()) })

/** The part of a chat completion request that the writer understands; clients may send more. */
export const ChatSchema = Type.Object({
  model: Type.String({ minLength: 1, maxLength: 100 }),
  messages: Type.Array(
    Type.Object({
      role: Type.Enum(['system', 'developer', 'user', 'assistant', 'tool']),
      content: Type.Union([Type.String({ maxLength: 100_000 }), Type.Array(Part), Type.Null()]),
    }),
    { minItems: 1, maxItems: 200 },
  ),
  stream: Type.Optional(Type.Boolean()),
  stream_options: Type.Optional(Type.Object({ include_usage: Type.Optional(Type.Boolean()) })),
  n: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
  max_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
  max_completion_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
  seed: Type.Optional(Type.Integer()),
})

export type ChatRequest = Static<typeof ChatSchema>
