import { Type } from 'typebox'
import {
  FaultDocumentSchema,
  FaultRuleSchema,
  PlatformSwitchesSchema,
} from '../faults/fault-rules.ts'
import { PublishSchema } from '../publish/publish-schema.ts'

const closed = { additionalProperties: false }
const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const Count = Type.Integer({ minimum: 0 })
const Address = Type.String({ pattern: '^https?://' })

export const Problem = Type.Object(
  { code: Type.String(), message: Type.String() },
  { ...closed, description: 'A definite no. The code is stable, the message is for people.' },
)

export const Health = Type.Object({ status: Type.Literal('ok') }, closed)

export const Account = Type.Object(
  {
    uid: Type.String(),
    nickname: Type.String(),
    avatar: Address,
    platform: Type.String(),
    permission: Type.Boolean({ description: 'Whether the account may publish.' }),
    followers: Count,
    level: Count,
    expires_at: Type.String({ format: 'date-time', description: 'When the login ends.' }),
  },
  closed,
)

export const OwnPost = Type.Object(
  {
    post_id: Type.String(),
    feed_id: Type.String(),
    attempt_key: Type.String(),
    title: Type.String(),
    images: Type.Array(Type.String()),
    created_at: Type.String({ format: 'date-time' }),
    state: Type.Enum(['published', 'draft', 'deleted']),
  },
  closed,
)

export const Rehearsed = Type.Object(
  { accepted: Type.Literal(true, { description: 'Nothing was published or kept.' }) },
  closed,
)

export const OwnPosts = Type.Object(
  {
    data: Type.Array(OwnPost),
    total: Count,
    complete: Type.Boolean({
      description:
        'True when this page ends the list of every match. Only then what is missing proves that nothing was published.',
    }),
  },
  closed,
)

export const Image = Type.Object({ image_id: Type.String(), url: Address }, closed)

export const ImageBody = Type.Object(
  {
    data_url: Type.String({ minLength: 1, maxLength: 8_000_000 }),
    platform: Type.Optional(Text(40)),
    uid: Type.Optional(Text(64)),
  },
  closed,
)

export const Faults = Type.Object(
  {
    rules: Type.Array(FaultRuleSchema),
    platforms: Type.Record(Type.String(), PlatformSwitchesSchema),
    use: Type.Array(
      Type.Object({ seen: Count, hits: Count, left: Type.Union([Count, Type.Null()]) }, closed),
    ),
  },
  closed,
)

export const FaultsBody = FaultDocumentSchema
export const PublishBody = PublishSchema
/** The same without its name, which one route may have. */
export const RehearsalBody = Type.Object(PublishSchema.properties, closed)

export const PlatformParams = { platform: Text(40) }
export const AccountParams = { platform: Text(40), uid: Text(64) }
export const PostParams = { platform: Text(40), uid: Text(64), post_id: Text(64) }

export const PostsQuery = {
  attempt_key: Type.Optional(Text(100)),
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
}
