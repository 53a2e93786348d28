import { actorOf, type Context } from '../../jsonapi/context.ts'

/** The person who added the product. */
export const poolDefaults = async (context: Context) => ({ user_id: actorOf(context).userId })
