/**
 * Runs `act` for each item in order; a failure does not stop the rest.
 *
 * @throws AggregateError with the faults, after all had their turn
 */
export async function inTurn<One>(
  all: Iterable<One>,
  act: (one: One) => Promise<unknown>,
  message: string,
): Promise<void> {
  const faults: unknown[] = []
  for (const one of all) {
    try {
      await act(one)
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, message)
}
