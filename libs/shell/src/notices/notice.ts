/**
 * A notice as the client sees it; the names are those of the wire. Whatever else a row holds is
 * passed through.
 *
 * @source console spec §3, notice (client view)
 */
export type Notice = {
  readonly id: string
  readonly title: string
  readonly message: string
  readonly readed: boolean
  readonly created_at: string | null
}
