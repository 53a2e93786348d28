import { actorOf, type Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { ownedByAccount } from '../../workflows/studio/guard-account-team.ts'
import { authorOfUrl } from './author-of-url.ts'

/**
 * A source made by hand belongs to its account's team; its author is read from the home page where
 * it is not given.
 *
 * @throws Problem 422 `no_author` when the address names nobody
 */
export async function studioSourceDefaults(context: Context, input: Record<string, unknown>) {
  const author = typeof input.author_id === 'string' ? input.author_id : undefined
  const authorId = author ?? authorOfUrl(String(input.source_url))
  if (authorId === undefined) {
    throw problem('no_author.address', {}, { source: { pointer: '/data/attributes/source_url' } })
  }
  return {
    user_id: actorOf(context).userId,
    ...(await ownedByAccount(context, input.studio_account_id)),
    author_id: authorId,
  }
}
