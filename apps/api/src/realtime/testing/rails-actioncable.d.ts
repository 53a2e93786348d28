/** The parts that the tests use: the package brings no types. */
declare module '@rails/actioncable' {
  export type Subscription = {
    perform(action: string, data?: object): boolean
    unsubscribe(): void
  }
  export type Callbacks = {
    connected?(): void
    rejected?(): void
    received?(message: unknown): void
    disconnected?(how: { willAttemptReconnect: boolean }): void
  }
  export type Consumer = {
    readonly connection: { isActive(): boolean }
    readonly subscriptions: { create(params: object, callbacks: Callbacks): Subscription }
    connect(): boolean
    disconnect(): void
  }
  export function createConsumer(url: string | (() => string)): Consumer
}
