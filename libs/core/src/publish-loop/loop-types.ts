/**
 * The loop's view of an item. `attemptKey` identifies one attempt for ever: once it has an
 * outcome, or may have one, nothing is sent under it again.
 */
export type QueueItem = {
  readonly attemptKey: string
  readonly channel: string
  readonly title: string
}

/** Why an item certainly never reached the frame. */
export type NotSentReason =
  | 'submit-failed'
  | 'submit-refused'
  | 'submit-late'
  | 'lease-lost'
  | 'skipped'
  | 'paused'
  | 'cancelled'
  | 'frame-not-ready'
  | 'content-invalid'

/** Why the outcome of an item is unknown. */
export type UnknownReason = 'silence' | 'frame-lost' | 'cancelled' | 'restarted' | 'send-failed'

/**
 * Outcome of one attempt: a closed union, classified at the edge.
 *
 * @source architecture §3 decisions 4-6; publish ledger outcomes
 */
export type FrameOutcome =
  | { readonly tag: 'accepted'; readonly contentId: string; readonly feedId: string }
  | { readonly tag: 'bot-check'; readonly message: string }
  | { readonly tag: 'rejected'; readonly code: string; readonly message: string }
  | { readonly tag: 'upload-failed'; readonly message: string }
  | { readonly tag: 'empty'; readonly message: string }
  | { readonly tag: 'no-permission'; readonly message: string }
  | { readonly tag: 'unknown'; readonly reason: UnknownReason }
  | { readonly tag: 'not-sent'; readonly reason: NotSentReason; readonly message: string }

/** Why the server makes the account wait, in its own words. */
export type ServerWait =
  | 'cooldown'
  | 'gap'
  | 'daily_cap'
  | 'quiet_hours'
  | 'item_waiting'
  | 'not_released'
  | 'unresolved'
  | 'restored'
  | 'channel_off'

export type EndReason = 'no-permission' | 'lease-lost'

/** The server's answer to "what is next?". `queueLeft` = items still queued, if it says. */
export type FetchAnswer<Item extends QueueItem> =
  | { readonly tag: 'item'; readonly item: Item; readonly queueLeft?: number }
  | { readonly tag: 'none' }
  | { readonly tag: 'wait'; readonly untilAt: number; readonly why: ServerWait }
  | { readonly tag: 'ended'; readonly why: EndReason }
  | { readonly tag: 'failed'; readonly message: string }

/** The server's answer to "may this go to the frame now?". */
export type SubmitAnswer =
  | { readonly tag: 'ok' }
  /** Yes, but so late that the server may have ended the lease since. */
  | { readonly tag: 'late' }
  | { readonly tag: 'refused'; readonly code: string }
  | { readonly tag: 'failed'; readonly message: string }

/** The server's answer to a report; `refused` is final, `failed` is asked again. */
export type ReportAnswer =
  | { readonly tag: 'ok'; readonly queueLeft?: number }
  | { readonly tag: 'refused'; readonly code: string }
  | { readonly tag: 'failed'; readonly message: string }

export type WaitReason =
  | 'pacing'
  | 'failure'
  | 'bot-check'
  | 'upload'
  | 'empty'
  | 'unconfirmed'
  | 'not-sent'
  | 'report'
  | 'offline'
  | ServerWait

/** Next step when a wait is over. */
export type Resume<Item extends QueueItem> =
  | { readonly tag: 'fetch' }
  | { readonly tag: 'report'; readonly item: Item; readonly outcome: FrameOutcome }

export type StopReason = 'completed' | 'no-permission' | 'cancelled' | 'lease-lost'

/** Instants are epoch ms; `since` and `dueAt` of a wait draw the countdown. */
export type LoopPhase<Item extends QueueItem> =
  | { readonly tag: 'idle' }
  | { readonly tag: 'fetching' }
  | { readonly tag: 'submitting'; readonly item: Item; readonly dueAt: number }
  | { readonly tag: 'sending'; readonly item: Item; readonly dueAt: number }
  | { readonly tag: 'reporting'; readonly item: Item; readonly outcome: FrameOutcome }
  | {
      readonly tag: 'waiting'
      readonly why: WaitReason
      readonly sinceAt: number
      readonly dueAt: number
      readonly resume: Resume<Item>
    }
  | {
      readonly tag: 'paused'
      /** The wait that was running, if any; it keeps counting down during the pause. */
      readonly wait: {
        readonly why: WaitReason
        readonly sinceAt: number
        readonly dueAt: number
      } | null
    }
  | { readonly tag: 'stopped'; readonly why: StopReason }

/** The phase of one tag. */
export type PhaseOf<Item extends QueueItem, Tag extends LoopPhase<Item>['tag']> = Extract<
  LoopPhase<Item>,
  { readonly tag: Tag }
>

/** One attempt and its outcome. */
export type AttemptResult<Item extends QueueItem> = {
  readonly item: Item
  readonly outcome: FrameOutcome
}

/** Record of a finished attempt; `reported` = the server accepted it. */
export type SettledAttempt = {
  readonly attemptKey: string
  readonly outcome: FrameOutcome
  readonly reported: boolean
}

export type LoopCounts = {
  readonly published: number
  readonly failed: number
  readonly unconfirmed: number
  readonly notSent: number
  /** Items the server still has queued; null until it says. */
  readonly queueLeft: number | null
}

/**
 * Everything there is to know about a loop: plain data that survives JSON. `counts` grow only
 * when the server accepted the report.
 *
 * @source architecture §3 shapes
 */
export type LoopState<Item extends QueueItem> = {
  readonly phase: LoopPhase<Item>
  /** Increases with every phase change and is echoed in every reply. */
  readonly turn: number
  /** `after-item`: the operator asked for a pause; nothing new is sent. */
  readonly hold: 'none' | 'after-item'
  /** Calls in a row that did not get through; chooses the back-off. */
  readonly failureCount: number
  readonly counts: LoopCounts
  /** Attempt keys that may or may not be live. Never sent again. */
  readonly unconfirmed: readonly string[]
  /** Results the server has not accepted, or has refused for good. */
  readonly unreported: readonly AttemptResult<Item>[]
  /** The newest finished attempts, oldest first: a key found here is answered, never sent. */
  readonly settled: readonly SettledAttempt[]
  readonly last: (AttemptResult<Item> & { readonly at: number }) | null
}

/** Orders to the loop, from an operator or the lease. */
export type LoopCommand =
  | { readonly tag: 'start' }
  | { readonly tag: 'pause' }
  | { readonly tag: 'resume' }
  | { readonly tag: 'cancel' }
  | { readonly tag: 'skip-wait' }
  | { readonly tag: 'skip-item' }
  | { readonly tag: 'restored' }
  | { readonly tag: 'lease-lost' }

/** A reply to an effect. Matched by `turn`; a report also by its key, for a late one is a fact. */
export type LoopReply<Item extends QueueItem> =
  | { readonly tag: 'fetched'; readonly turn: number; readonly answer: FetchAnswer<Item> }
  | { readonly tag: 'submitted'; readonly turn: number; readonly answer: SubmitAnswer }
  | { readonly tag: 'replied'; readonly turn: number; readonly outcome: FrameOutcome }
  | {
      readonly tag: 'reported'
      readonly turn: number
      readonly attemptKey: string
      readonly answer: ReportAnswer
    }
  | { readonly tag: 'due'; readonly turn: number }

/** `at` = epoch ms of the event, `roll` = one number in [0, 1). */
export type LoopEvent<Item extends QueueItem> = (LoopCommand | LoopReply<Item>) & {
  readonly at: number
  readonly roll: number
}

/** The event of one tag. */
export type EventOf<Item extends QueueItem, Tag extends LoopEvent<Item>['tag']> = Extract<
  LoopEvent<Item>,
  { readonly tag: Tag }
>

export type LoopEffect<Item extends QueueItem> = { readonly turn: number } & (
  | { readonly tag: 'fetch' }
  | { readonly tag: 'submit'; readonly item: Item }
  | { readonly tag: 'send'; readonly item: Item }
  | { readonly tag: 'report'; readonly item: Item; readonly outcome: FrameOutcome }
  | { readonly tag: 'wake'; readonly dueAt: number }
)

export type LoopStep<Item extends QueueItem> = {
  readonly state: LoopState<Item>
  readonly effects: readonly LoopEffect<Item>[]
}
