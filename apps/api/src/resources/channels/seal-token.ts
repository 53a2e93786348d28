import { channelTokenPlace } from '../../gateway/find-channel.ts'
import type { Stored } from '../../jsonapi/resource.ts'

/** The token of a channel goes in and never comes out. @source domain: channel gateway */
export const sealToken: Stored = (value, { services, now }, { name }) => ({
  token_sealed: services.keys.seal(String(value), channelTokenPlace(String(name))),
  token_set_at: now,
})
