import { beforeEach, describe, expect, it } from 'vitest'
import {
  inOrder,
  keptTiles,
  placeTiles,
  readTiles,
  tilesToShow,
  toggleTile,
} from './chosen-tiles.ts'

beforeEach(() => localStorage.clear())

describe('the accounts side by side', () => {
  it('are read from the address, each once', () => {
    expect(readTiles('1, 2,,1,3')).toEqual(['1', '2', '3'])
    expect(readTiles('')).toEqual([])
  })

  it('are four at most: a fifth waits until one is removed', () => {
    const uids = ['1', '2', '3', '4', '5']
    expect(placeTiles(uids)).toEqual({ shown: ['1', '2', '3', '4'], refused: ['5'] })
    expect(placeTiles(toggleTile(uids, '2'))).toEqual({ shown: ['1', '3', '4', '5'], refused: [] })
  })

  it('come at the end and go by the same choice', () => {
    expect(toggleTile(['1'], '2')).toEqual(['1', '2'])
    expect(toggleTile(['1', '2'], '1')).toEqual(['2'])
  })

  it('are those of last time, the one at hand and those that run, in this order', () => {
    expect(tilesToShow(['1'], '2', ['3', '1'])).toEqual(['1', '2', '3'])
    expect(tilesToShow([], null, [])).toEqual([])
  })

  it('refuse the one at hand with a word, and leave runs without a place to the tray', () => {
    const full = ['1', '2', '3', '4']
    expect(placeTiles(tilesToShow(full, '5', [])).refused).toEqual(['5'])
    expect(placeTiles(tilesToShow(full, null, ['6'])).refused).toEqual([])
  })

  it('that need a person come first where they stack, and stay where they are beside others', () => {
    const needs = (uid: string) => uid === '3'
    expect(inOrder(['1', '2', '3', '4'], true, needs)).toEqual(['3', '1', '2', '4'])
    expect(inOrder(['1', '2', '3', '4'], false, needs)).toEqual(['1', '2', '3', '4'])
  })
})

it('are remembered for each person of a browser', () => {
  keptTiles('operator').write({ isTiled: true, uids: ['1', '2'] })
  expect(keptTiles('operator').read()).toEqual({ isTiled: true, uids: ['1', '2'] })
  expect(keptTiles('creator').read()).toEqual({ isTiled: false, uids: [] })
})
