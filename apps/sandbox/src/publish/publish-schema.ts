import { Type } from 'typebox'
import type { Static } from 'typebox'

/** 2 MB of picture, so that a processed data URL fits. */
const MAX_IMAGE_CHARACTERS = 2_800_000

/**
 * Content sent to be published, over the gateway and from the creator page alike.
 *
 * @source console spec: publish content, as requestPublishContent carries it
 */
export const PublishSchema = Type.Object(
  {
    attempt_key: Type.String({ minLength: 1, maxLength: 100 }),
    channel: Type.String({ minLength: 1, maxLength: 40 }),
    uid: Type.String({ minLength: 1, maxLength: 64 }),
    title: Type.String({ maxLength: 500 }),
    desc: Type.Optional(Type.String({ maxLength: 20_000 })),
    images: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: MAX_IMAGE_CHARACTERS }), { maxItems: 50 }),
    ),
    paragraphs: Type.Optional(Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: 100 })),
    items: Type.Optional(
      Type.Array(
        Type.Object(
          {
            item_id: Type.String({ minLength: 1, maxLength: 64 }),
            title: Type.Optional(Type.String({ maxLength: 500 })),
          },
          { additionalProperties: false },
        ),
        { maxItems: 100 },
      ),
    ),
    topic: Type.Optional(Type.String({ maxLength: 200 })),
    draft: Type.Optional(Type.Boolean()),
    activity: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, $id: 'Publish' },
)

export type PublishInput = Static<typeof PublishSchema>
