/**
 * Life of a cookie, as attributes. `maxAge` wins over `expires`, and counts from the arrival: a
 * browser whose clock is wrong keeps the cookie as long as any other.
 *
 * @source reliability F10
 */
export const cookieLife = (expiresAt: Date, now: Date) => ({
  expires: expiresAt,
  maxAge: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000)),
})
