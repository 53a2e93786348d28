import type { Sdk, WriteOperation } from '@omc/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Person } from '../../kernel/session/person.ts'
import type { BulkPanelProps } from '../../kit/list/list-acts.ts'
import type { PeekProps } from '../../kit/list/list-definition.ts'
import type { Judgement } from '../review/review-subject.ts'
import type { Author } from './author.ts'
import type { DeskPiece } from './desk-state.ts'

export const WORKS = ['materials', 'contents'] as const
export type WorkName = (typeof WORKS)[number]

/** Work of people that is reviewed author by author. */
export type Work = {
  readonly name: WorkName
  /** Decides on one piece. */
  readonly operation: WriteOperation
  /** Resource of the pieces: what changes it is read again. */
  readonly resource: string
  readonly readAuthors: (ports: ReadPorts) => Promise<readonly Author[]>
  /** Pieces of an author that await review, the oldest first. */
  readonly readPieces: (sdk: Sdk, authorId: string) => Promise<readonly DeskPiece[]>
  /** @returns the undo id; null when nothing can be undone */
  readonly decide: (
    sdk: Sdk,
    piece: Pick<DeskPiece, 'id' | 'version'>,
    judgement: Judgement,
  ) => Promise<string | null>
  /** Everything about a piece, beside the grid. */
  readonly Peek: ComponentType<PeekProps<never>>
  /** Moves all contents of the author's pieces at once. */
  readonly all: {
    readonly operation: WriteOperation
    readonly Panel: ComponentType<BulkPanelProps<DeskPiece>>
    /** Contents that would move. */
    readonly count: (pieces: readonly DeskPiece[]) => number
  }
}

export type ReadPorts = {
  readonly sdk: Sdk
  readonly queryClient: QueryClient
  readonly person: Person | null
}

/** Pieces of one author at once. */
export const AT_ONCE = 60
