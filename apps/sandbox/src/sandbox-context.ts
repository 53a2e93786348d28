import type { Clock } from './clock.ts'
import type { FaultBoard } from './faults/create-fault-board.ts'
import type { OauthClients } from './oauth/oauth-clients.ts'
import type { UploadShelf } from './pictures/upload-shelf.ts'
import type { Publisher } from './publish/create-publisher.ts'
import type { PostStore } from './store/post-store.ts'

/** State shared by the routes. */
export type SandboxContext = {
  readonly clock: Clock
  readonly token: string
  readonly consoleOrigins: readonly string[]
  /** Clients of the stand-in provider. */
  readonly oauth: OauthClients
  readonly store: PostStore
  readonly board: FaultBoard
  readonly uploads: UploadShelf
  readonly publisher: Publisher
  /** Aborts when the sandbox stops, so that no slow answer holds it. */
  readonly stopping: AbortSignal
}
