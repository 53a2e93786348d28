import { hasExpired, profileOf } from '@omc/demo-world'
import { findPlatform } from '../../platforms.ts'
import type { PublishInput } from '../../publish/publish-schema.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { presentOwnPost } from '../account-answers.ts'
import type { POST_CALLS } from '../calls/post-calls.ts'
import { loginOver, missing, ok, param, problem, refuse } from './handler.ts'
import type { Handler } from './handler.ts'

type PostHandlers = Record<(typeof POST_CALLS)[number]['id'], Handler>

/** Publishing, and what was published. */
export function createPostHandlers(context: SandboxContext): PostHandlers {
  const { store, board, uploads, publisher } = context
  return {
    'posts.list': {
      operation: 'read',
      run: (input, { platform }) => {
        const { query } = input
        const lookup = board.switches(platform).lookup ?? 'complete'
        if (lookup === 'none') return problem(501, 'not_supported', 'no look-up on this platform')
        const filter = { platform, uid: param(input, 'uid'), attempt_key: query['attempt_key'] }
        const { total } = store.count(filter)
        const offset = (query.page - 1) * query.size
        const data = store.list(filter, { offset, size: query.size }).map(presentOwnPost)
        return ok({ data, total, complete: lookup === 'complete' && offset + data.length >= total })
      },
    },
    'posts.publish': {
      operation: 'publish',
      run: async (given, { platform }) => {
        const row = findPlatform(platform)
        if (!row) return problem(422, 'not_supported', '该平台只用于采集，不能发布')
        const input = given.body as PublishInput // checked by the route's schema
        if (input.channel !== platform || input.uid !== param(given, 'uid'))
          return problem(422, 'rejected', 'channel or uid differs from the address')
        if (hasExpired(profileOf(input.uid))) return loginOver
        const result = await publisher.publish(row, input)
        if (!result.ok) return refuse(result.refusal)
        return { status: result.repeated ? 200 : 201, body: presentOwnPost(result.post) }
      },
    },
    'posts.rehearse': {
      operation: 'publish',
      run: (given, { platform }) => {
        const row = findPlatform(platform)
        if (!row) return problem(422, 'not_supported', '该平台只用于采集，不能发布')
        const refusal = publisher.rehearse(row, given.body as PublishInput) // checked by the schema
        return refusal ? refuse(refusal) : ok({ accepted: true })
      },
    },
    'posts.delete': {
      operation: 'delete',
      run: async (input, { platform }) => {
        const post = await store.remove(platform, param(input, 'uid'), param(input, 'post_id'))
        return post ? ok(presentOwnPost(post)) : missing('内容')
      },
    },
    'images.upload': {
      operation: 'image',
      run: ({ body, origin }) => {
        const upload = uploads.keep((body as { data_url: string }).data_url) // checked by the schema
        if (!upload) return problem(422, 'rejected', 'not a PNG, JPEG, WebP or GIF data URL')
        return { status: 201, body: { image_id: upload.id, url: `${origin}/uploads/${upload.id}` } }
      },
    },
  }
}
