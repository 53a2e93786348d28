/**
 * A time of the page that never goes back, whole epoch ms. Where the machine's clock is put back, the
 * page counts on: a wait ends after its length, and not an hour or a year later. Put forward, it is
 * followed, because a laptop that slept looks the same: what it held may have ended meanwhile.
 *
 * @param counter  ms of a counter that no change of the clock moves
 * @source reliability F10: monotonic for durations
 */
export function steadyNow(
  wall: () => number = () => Date.now(),
  counter: () => number = () => performance.now(),
): () => number {
  let aheadMs = wall() - counter()
  return () => {
    const countedMs = counter()
    aheadMs = Math.max(aheadMs, wall() - countedMs)
    return Math.round(countedMs + aheadMs)
  }
}
