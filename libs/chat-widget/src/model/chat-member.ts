export type ChatMember = {
  readonly id: string
  readonly name: string
  /** Address of a picture. */
  readonly img?: string
}
