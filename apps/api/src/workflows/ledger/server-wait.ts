/** Why the server makes an account wait. */
export type ServerWait =
  | 'cooldown'
  | 'gap'
  | 'daily_cap'
  | 'quiet_hours'
  | 'item_waiting'
  | 'not_released'
  | 'unresolved'
  | 'restored'
