/** A chosen account: values for the form, and a number that identifies the choice. */
export type DemoPick = {
  readonly id: number
  readonly form: { readonly username: string; readonly password: string }
}

export type DemoProps =
  /** The people of the demo. */
  | { readonly onPick: (pick: DemoPick) => void }
  /** The code that was just sent to a phone number. */
  | { readonly phone: string; readonly onCode: (code: string) => void }
