/** A row of the table as it will be sent. */
export type CheckedRow = {
  readonly number: number
  /** Values to send, by field. */
  readonly values: Readonly<Record<string, string>>
  /** Faults, by field. */
  readonly faults: Readonly<Record<string, string>>
}
