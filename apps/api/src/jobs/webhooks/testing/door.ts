/** A door that stays closed until the test opens it. */
export function door() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), passed }
}
