import { channelRow, type Channel } from '@omc/core'

/** What names an account: two channels may give the same uid to different accounts. */
export type AccountAddress = {
  readonly uid: string
  /** Null where only the uid is known: the server then takes the older account of that uid. */
  readonly platform: Channel | null
}

/** An account as the server tells of it. */
type Named = { readonly uid: string; readonly platform?: string | null | undefined }

/** The channel of that name, if this version knows it. */
export const channelOf = (platform: string | null | undefined): Channel | undefined =>
  channelRow(platform ?? '')?.name

/** Key of an account, e.g. `jd/88213`; its uid alone while its channel is not known. */
export function accountKey({ uid, platform }: Named): string {
  const channel = channelOf(platform)
  return channel ? `${channel}/${uid}` : uid
}

/** The account that a key names. */
export function addressOf(key: string): AccountAddress {
  const end = key.indexOf('/')
  const platform = channelOf(key.slice(0, Math.max(end, 0)))
  return platform ? { uid: key.slice(end + 1), platform } : { uid: key, platform: null }
}

/** Arguments of a call that names an account. */
export function calledBy({ uid, platform }: Named): { uid: string; platform?: Channel } {
  const channel = channelOf(platform)
  return { uid, ...(channel && { platform: channel }) }
}
