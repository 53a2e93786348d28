/**
 * Time limits of every test. They only end what hangs: a test waits for conditions, and a busy
 * machine may take many times longer to meet them than a quiet one.
 */
export const LIMITS = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 45_000 } },
}
