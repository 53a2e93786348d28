/** One choice of an account: what it puts into the form, and which choice it is. */
export type DemoPick = {
  readonly id: number
  readonly form: { readonly username: string; readonly password: string }
}

export type DemoProps =
  /** The people of the demo. */
  | { readonly onPick: (pick: DemoPick) => void }
  /** The code that a number has just been given. */
  | { readonly phone: string; readonly onCode: (code: string) => void }
