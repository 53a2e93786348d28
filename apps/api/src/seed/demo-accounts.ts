/** Uid at its platform, the person it belongs to (nobody's accounts are the team's), gap in seconds. */
export type AccountLine = readonly [uid: string, owner: string | undefined, gapS: number]

/** The accounts that each team publishes with. */
export const ACCOUNTS: Readonly<Record<'xinghe' | 'yuanshan', readonly AccountLine[]>> = {
  xinghe: [
    ['88213', 'operator', 0],
    ['88214', 'operator', 0],
    ['61027', 'operator', 60],
    ['73905', 'creator', 0],
    ['73906', 'creator', 0],
    ['55180', 'creator', 0],
    ['40211', 'manager', 30],
    ['30077', undefined, 0],
    ['61028', undefined, 0],
    ['73907', undefined, 0],
  ],
  yuanshan: [
    ['92001', 'operator2', 0],
    ['92002', 'operator2', 0],
    ['92003', 'operator2', 0],
    ['92004', undefined, 0],
    ['92005', undefined, 0],
    ['92006', undefined, 0],
    ['92007', undefined, 0],
    ['92008', undefined, 0],
  ],
}
