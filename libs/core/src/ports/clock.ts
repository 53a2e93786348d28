/**
 * Time as a port: nothing in the libraries reads the machine's clock.
 *
 * `at` runs `run` once when `now() >= dueAt` (epoch ms) and gives back the function that disarms
 * it. A due time in the past runs as soon as possible, never inside the call itself.
 *
 * @source architecture: time and chance are input
 */
export interface Clock {
  now(): number
  at(dueAt: number, run: () => void): () => void
}
