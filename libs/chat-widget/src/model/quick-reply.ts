/** A stored text for repeated use. */
export type QuickReply = { readonly id: string; readonly text: string }

/** Default limit of a quick reply, in characters. @source console spec §5, §9 */
export const QUICK_REPLY_MAX_LENGTH = 300
